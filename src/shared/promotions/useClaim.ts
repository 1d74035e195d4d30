import { useTranslation } from 'react-i18next';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { formatMoney } from '../../i18n/format.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { updateWallet } from '../wallet/walletStore.ts';
import { useOnce } from './useOnce.ts';

/** Claims an award by its promotion's own call (`send`): a toast shows the result, and the balance updates at once. */
export function useClaim<Input>(
  send: (input: Input, options: { key: string }) => Promise<ClaimedAward>,
  onClaimed?: (claimed: ClaimedAward) => void,
) {
  const { t } = useTranslation('promotions');
  const { once, isSending } = useOnce(send);

  async function claim(input: Input): Promise<void> {
    const claimed = await once(input);
    if (!claimed) return;
    const { award, balance, sequence } = claimed;
    updateWallet({ balance, sequence });
    if (award.kind === 'cash')
      toast(
        'success',
        t(award.turnover > 0 ? 'claimedBonus' : 'claimedToast', {
          amount: formatMoney(BigInt(award.amount)),
        }),
      );
    onClaimed?.(claimed);
  }

  return { claim: (input: Input) => void claim(input), isClaiming: isSending };
}
