import type { SlotGift, SlotOpened, SlotSpun } from '../../../contract/providers/slotPlay.ts';
import type { Gift, Session, Spun } from './state.ts';

/** Converts the server's answers, with amounts as text, for the session. */

export function spunOf({ spin, mode, rate, events, nonce, serverSeedHash, ...money }: SlotSpun): Spun {
  const [bet, stake, win] = [BigInt(money.bet), BigInt(money.stake), BigInt(money.win)];
  return { spin, mode, bet, stake, win, rate, events, nonce, serverSeedHash };
}

export function giftOf(gift: SlotGift | null): Gift | null {
  return gift && { ...gift, bet: BigInt(gift.bet), won: BigInt(gift.won) };
}

/** The session of a newly opened game. */
export function openedSession({ title, bets, bet, balance, gift, seeds }: SlotOpened): Session {
  return {
    slot: title.slot,
    bets: bets.map(BigInt),
    bet: BigInt(bet),
    balance: BigInt(balance),
    phase: { at: 'idle' },
    win: 0n,
    gift: giftOf(gift),
    auto: null,
    turbo: false,
    paused: false,
    notice: null,
    seeds,
    history: [],
  };
}
