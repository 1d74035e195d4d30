import i18next from 'i18next';
import { balanceFlow } from '../../../../contract/http/money/statement.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { http, serverNow } from '../../../net/backend.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import { allShown, useWallet } from '../../wallet/walletStore.ts';

/** Maximum age of an announced conversion; older ones were announced before, or on another device, ms. */
const NEWS_MS = 60_000;

/** A round's stake may be the whole bonus: the result of its bet follows one balance change later. */
const LOOKS = 2;

/**
 * Announces that a bonus was fully wagered and is cash now. The balance only shows that there is no bonus money left, which is
 * also true for a lost one; the statement distinguishes them. Returns a function that ends it.
 */
export function announceBonusWon(): () => void {
  let looks = 0;
  let announced: string | null = null;
  let isStopped = false;
  const stop = useWallet.subscribe(({ bonus, sequence }, before) => {
    if (bonus !== '0') looks = 0;
    else if (before.bonus !== undefined && before.bonus !== '0') looks = LOOKS;
    else if (sequence === before.sequence) return;
    if (looks === 0) return;
    looks -= 1;
    http.send(balanceFlow, { kinds: ['bonusWon'], count: 1 }, { quiet: true }).then(
      async ({ items: [line] }) => {
        if (isStopped || !line || line.id === announced || line.at < serverNow() - NEWS_MS) return;
        announced = line.id;
        looks = 0;
        // The last bet's payout may be part of it, so its picture has to show it first.
        await allShown();
        await i18next.loadNamespaces('promotions');
        if (isStopped) return;
        toast('success', i18next.t('promotions:bonusWon', { amount: formatMoney(BigInt(line.amount)) }));
      },
      () => {},
    );
  });
  return () => {
    isStopped = true;
    stop();
  };
}
