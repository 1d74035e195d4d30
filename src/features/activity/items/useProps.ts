import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PropsUsed, promoPropsUse } from '../../../../contract/http/props.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { HttpError } from '../../../net/errors.ts';
import { http } from '../../../net/house.ts';
import { randomId } from '../../../net/storage.ts';
import { refreshBrief } from '../../../shared/account/session.ts';
import { promotionsKey } from '../../../shared/promotions/queries.ts';
import { hearWallet } from '../../../shared/wallet/walletStore.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import { ITEM_WORDS } from './itemWords.ts';
import { propsQuery } from './queries.ts';

type Wanted = { id: string } | { code: string };

/** Uses an item or redeems a code. A press after a lost answer is the same use; errors are told by the net. */
export function useProps(userId: string) {
  const { t } = useTranslation(['items', 'promotions']);
  const client = useQueryClient();
  const keys = useRef(new Map<string, string>());
  const [busy, setBusy] = useState<string | null>(null);

  function tell({ item, claimed }: PropsUsed): void {
    if (claimed?.award.kind === 'cash') {
      hearWallet({ balance: claimed.balance, sequence: claimed.sequence });
      toast('success', t('promotions:claimedToast', { amount: formatMoney(BigInt(claimed.award.amount)) }));
    } else if (claimed) toast('success', t('itemsCame', { count: Number(claimed.award.amount) }));
    else if (item) toast('success', t(item.state === 'owned' ? 'takenOff' : ITEM_WORDS[item.kind].used));
    // A frame stands around the avatar everywhere.
    if (item?.kind === 'avatarFrame') void refreshBrief();
  }

  /** Whether it was done. */
  async function use(wanted: Wanted): Promise<boolean> {
    const what = JSON.stringify(wanted);
    const key = keys.current.get(what) ?? randomId();
    keys.current.set(what, key);
    setBusy(what);
    try {
      const done = await http.send(promoPropsUse, wanted, { key });
      keys.current.delete(what);
      client.setQueryData(propsQuery(userId).queryKey, done.props);
      tell(done);
      return true;
    } catch (error) {
      if (error instanceof HttpError && error.failure === 'refusal') keys.current.delete(what);
      return false;
    } finally {
      setBusy(null);
      void client.invalidateQueries({ queryKey: promotionsKey(userId) });
    }
  }

  return { use, isUsing: (wanted: Wanted) => busy === JSON.stringify(wanted), busy: busy !== null };
}
