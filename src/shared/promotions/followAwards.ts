import { checkIn } from '../../../contract/http/offers/checkIn.ts';
import { promoAll, settleTrigger } from '../../../contract/http/offers/promotions.ts';
import { userAwards } from '../../../contract/promotions/operations.ts';
import { channel, http, serverNow } from '../../net/backend.ts';
import { useWallet } from '../wallet/walletStore.ts';
import { announceBonusWon } from './announceBonusWon.ts';
import { reportApp } from './appReport.ts';
import { setClaimable, useAwards } from './awardsStore.ts';
import { checkInWasOffered, promoFlowIsOpen } from './promoFlow.ts';
import { promoOffer } from './promoOffers.ts';

/** What was played is looked at for awards so long after a change of the wallet, ms, and not more often. */
const PLAYED_MS = 60_000;

/** Asks whether today's check-in may be offered, which it is once a day. */
function askCheckIn(): void {
  if (checkInWasOffered()) return;
  http.send(checkIn, undefined, { quiet: true }).then(
    ({ canSign, nextAt }) => useAwards.setState({ checkInUntil: canSign ? nextAt : null }),
    () => {},
  );
}

/** Asks which promotion has a pop-up for the player, as long as none was shown since signing in. */
function askOffer(): void {
  if (!promoFlowIsOpen()) return;
  http.send(promoAll, undefined, { quiet: true }).then(
    (all) => useAwards.setState({ offer: promoOffer(all) }),
    () => useAwards.setState({ offer: null }),
  );
}

/**
 * Keeps the count of awards that wait for a player: the house tells each change; what becomes claimable by time or by play is
 * asked for. Returns the call that ends it.
 */
export function followAwards(userId: string): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  let played: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    played = undefined;
    http.send(settleTrigger, {}, { quiet: true }).then(
      ({ vip, ...waiting }) => {
        useAwards.setState({ vip: vip && { userId, ...vip } });
        hear(waiting);
      },
      () => {},
    );
    // Enough may have been staked for it by now, or another day begun.
    askCheckIn();
    askOffer();
  };
  function hear({ claimable, nextAt }: { claimable: number; nextAt: number | null }): void {
    setClaimable(claimable);
    clearTimeout(next);
    if (nextAt !== null)
      next = setTimeout(ask, Math.min(Math.max(nextAt - serverNow(), 0) + 500, 2 ** 31 - 1));
  }
  const told = (news: { claimable: number; nextAt: number | null }) => {
    hear(news);
    // It may have been signed.
    if (useAwards.getState().checkInUntil !== null) askCheckIn();
  };
  const stop = channel.subscribe(userAwards, { next: told }, { userId });
  const stopWallet = useWallet.subscribe(({ sequence }, before) => {
    if (sequence !== before.sequence) played ??= setTimeout(ask, PLAYED_MS);
  });
  const stopBonus = announceBonusWon();
  ask();
  reportApp(userId);
  return () => {
    stop();
    stopWallet();
    stopBonus();
    clearTimeout(next);
    clearTimeout(played);
    setClaimable(0);
    useAwards.setState({ checkInUntil: null, offer: undefined, vip: null });
  };
}
