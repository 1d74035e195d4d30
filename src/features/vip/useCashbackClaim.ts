import { useTranslation } from 'react-i18next';
import { vipCashbackClaim } from '../../../contract/http/offers/vip.ts';
import { formatMoney } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { useOnce } from '../../shared/promotions/useOnce.ts';
import { updateWallet } from '../../shared/wallet/walletStore.ts';
import { toast } from '../../ui/feedback/toasts.ts';

/** Claims all available cashback: a toast shows the amount, and the balance updates at once. */
export function useCashbackClaim() {
  const { t } = useTranslation('promotions');
  const { once, isSending } = useOnce((_input: undefined, options) =>
    http.send(vipCashbackClaim, undefined, options),
  );

  async function claim(): Promise<void> {
    const claimed = await once(undefined);
    if (!claimed) return;
    const { amount, balance, sequence } = claimed;
    updateWallet({ balance, sequence });
    toast('success', t('claimedToast', { amount: formatMoney(BigInt(amount)) }));
  }

  return { claim: () => void claim(), isClaiming: isSending() };
}
