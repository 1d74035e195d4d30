import i18next from 'i18next';
import { balanceFlow } from '../../../contract/http/money/statement.ts';
import { formatMoney } from '../../i18n/format.ts';
import { http, serverNow } from '../../net/backend.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { allShown, useWallet } from '../wallet/walletStore.ts';

/** What became the player's longer ago was told of before, or on another device, ms. */
const NEWS_MS = 60_000;

/** A round's stake may be all of the bonus: the end of its bet is one change of the wallet later. */
const LOOKS = 2;

/**
 * Tells the player that a bonus was turned over and is own money now. The wallet says only that no bonus money is left, which is
 * as true of one that was lost: the statement knows. Returns the call that ends it.
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
        // What the last bet brought is part of it, and its picture tells that first.
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
