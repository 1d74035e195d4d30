import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type PropsUsed, promoPropsUse } from '../../../../contract/http/offers/props.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { http } from '../../../net/backend.ts';
import { refreshProfile } from '../../../shared/account/session.ts';
import { useOnce } from '../../../shared/promotions/useOnce.ts';
import { updateWallet } from '../../../shared/wallet/walletStore.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import { ITEM_WORDS } from './itemWords.ts';
import { propsQuery } from './queries.ts';

type Wanted = { id: string } | { code: string };

/** Uses an item or redeems a code. */
export function useProps(userId: string) {
  const { t } = useTranslation(['items', 'promotions']);
  const client = useQueryClient();
  const { once, isSending } = useOnce<Wanted, PropsUsed>((wanted, options) =>
    http.send(promoPropsUse, wanted, options),
  );

  function announceItem({ item, claimed }: PropsUsed): void {
    if (claimed?.award.kind === 'cash') {
      updateWallet({ balance: claimed.balance, sequence: claimed.sequence });
      toast('success', t('promotions:claimedToast', { amount: formatMoney(BigInt(claimed.award.amount)) }));
    } else if (claimed) toast('success', t('itemsCame', { count: Number(claimed.award.amount) }));
    else if (item) toast('success', t(item.state === 'owned' ? 'takenOff' : ITEM_WORDS[item.kind].used));
    // The avatar border appears wherever the avatar does.
    if (item?.kind === 'avatarFrame') void refreshProfile();
  }

  /** Returns whether it succeeded. */
  async function use(wanted: Wanted): Promise<boolean> {
    const done = await once(wanted);
    if (!done) return false;
    client.setQueryData(propsQuery(userId).queryKey, done.props);
    announceItem(done);
    return true;
  }

  return { use, isUsing: (wanted: Wanted) => isSending(wanted), busy: isSending() };
}
