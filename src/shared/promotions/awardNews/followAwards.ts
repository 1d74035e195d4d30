import { checkIn } from '../../../../contract/http/offers/checkIn.ts';
import { promoAll, settleTrigger } from '../../../../contract/http/offers/promotions.ts';
import type { AwardsWaiting } from '../../../../contract/promotions/channel.ts';
import { userAwards } from '../../../../contract/promotions/operations.ts';
import { channel, http, serverNow } from '../../../net/backend.ts';
import { useWallet } from '../../wallet/walletStore.ts';
import { reportApp } from '../appReport.ts';
import { checkInWasOffered, promoFlowIsOpen } from '../promoFlow.ts';
import { promoOffer } from '../promoOffers.ts';
import type { Promotions } from '../queries.ts';
import { announceBonusWon } from './announceBonusWon.ts';
import { setClaimable } from './awardsNews.ts';
import { useAwards } from './awardsStore.ts';

/** Minimum interval between award checks after a balance change, ms. */
const PLAYED_MS = 60_000;

type Waiting = Pick<AwardsWaiting, 'claimable' | 'nextAt'>;

/**
 * Keeps the badge count of claimable awards: pushed by the house, and refetched when time or play may have unlocked more. Returns the
 * call that ends it.
 */
export function followAwards(userId: string): () => void {
  let isStopped = false;
  let next: ReturnType<typeof setTimeout> | undefined;
  let played: ReturnType<typeof setTimeout> | undefined;

  /** A handler for replies: one that arrives after the stop belongs to a player who has left. */
  const unlessStopped =
    <Reply>(handle: (reply: Reply) => void) =>
    (reply: Reply) => {
      if (!isStopped) handle(reply);
    };

  /** Fetches whether today's check-in can still be claimed, unless it was offered today. */
  function fetchCheckIn(): void {
    if (checkInWasOffered()) return;
    http.send(checkIn, undefined, { quiet: true }).then(
      unlessStopped(({ canSign, nextAt }) => useAwards.setState({ checkInUntil: canSign ? nextAt : null })),
      () => {},
    );
  }

  /** Fetches which promotion has a pop-up for the player, as long as none was shown since signing in. */
  function fetchOffer(): void {
    if (!promoFlowIsOpen()) return;
    http.send(promoAll, undefined, { quiet: true }).then(
      unlessStopped((all) => useAwards.setState({ offer: promoOffer(all) })),
      unlessStopped(() => useAwards.setState({ offer: null })),
    );
  }

  const refetch = () => {
    played = undefined;
    http.send(settleTrigger, {}, { quiet: true }).then(
      unlessStopped(({ vip, ...waiting }) => {
        useAwards.setState({ vip: vip && { userId, ...vip } });
        // Further play may have made any award claimable.
        onWaiting(waiting, null);
      }),
      () => {},
    );
    // The required stake may be reached by now, or a new day has begun.
    fetchCheckIn();
    fetchOffer();
  };
  function onWaiting({ claimable, nextAt }: Waiting, promotions: Promotions): void {
    setClaimable(claimable, promotions);
    clearTimeout(next);
    if (nextAt !== null)
      next = setTimeout(refetch, Math.min(Math.max(nextAt - serverNow(), 0) + 500, 2 ** 31 - 1));
  }
  const onChange = ({ promotions, ...waiting }: AwardsWaiting) => {
    onWaiting(waiting, promotions);
    const mayBeSigned = promotions === null || promotions.includes('checkIn');
    if (mayBeSigned && useAwards.getState().checkInUntil !== null) fetchCheckIn();
  };
  const stop = channel.subscribe(userAwards, { next: onChange }, { userId });
  const stopWallet = useWallet.subscribe(({ sequence }, before) => {
    if (sequence !== before.sequence) played ??= setTimeout(refetch, PLAYED_MS);
  });
  const stopBonus = announceBonusWon();
  refetch();
  reportApp(userId);
  return () => {
    isStopped = true;
    stop();
    stopWallet();
    stopBonus();
    clearTimeout(next);
    clearTimeout(played);
    setClaimable(0);
    useAwards.setState({ checkInUntil: null, offer: undefined, vip: null });
  };
}
