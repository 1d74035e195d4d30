import type { CrashEscape, CrashOwn } from '../../../../contract/games/crash/channel.ts';
import { type CrashLimits, effectiveAutoRate } from '../../../../contract/games/crash/rules.ts';
import { type Minor, payout, type Rate } from '../../../../contract/money.ts';
import { placeOf } from '../../engine/pending.ts';
import { compareRounds } from '../../engine/rounds.ts';
import type {
  CrashOwnBet,
  CrashPending,
  CrashReceivedBet,
  CrashRoundEnd,
  CrashSnapshot,
  CrashState,
} from './crashState.ts';
import { betSlotKey } from './slips.ts';

/** The player's own bets: at most one open bet per slip of a round; after a cancellation a newer bet may replace it. */

type OwnBets = CrashState['ownBets'];

/** A bet with a known result. */
export interface CrashResult {
  /** The stake. */
  stake: Minor;
  status: 'cashed' | 'lost' | 'returned';
  rate: Rate | null;
  /** The payout: 0 when lost, the stake when returned. */
  win: Minor;
}

/**
 * The result of an own bet: the server's status, or before it arrives the result by the rules once the round has ended
 * (games.md: an order up to the target is paid; a voided round returns the other bets). Null: open. A cash-out whose reply is
 * pending may still turn 'lost' into 'cashed'.
 */
export function ownResult(
  own: CrashOwnBet,
  end: CrashRoundEnd | null,
  limits: CrashLimits | null,
): CrashResult | null {
  const stake = own.amount;
  const cashed = (rate: Rate | null, win: Minor): CrashResult => ({ stake, status: 'cashed', rate, win });
  const lost: CrashResult = { stake, status: 'lost', rate: null, win: 0n };
  const returned: CrashResult = { stake, status: 'returned', rate: null, win: stake };
  if (own.status === 'cashed') return cashed(own.rate, own.win ?? 0n);
  if (own.status === 'lost') return lost;
  if (own.status === 'returned') return returned;
  if (!end) return null;
  const auto = limits ? effectiveAutoRate(stake, own.autoRate, limits) : own.autoRate;
  if (auto !== null && auto <= end.target) return cashed(auto, payout(stake, auto));
  return end.voided ? returned : lost;
}

/** Whether the player's bets contain the outcome of a request. */
export function isAnswered(request: CrashPending, ownBets: OwnBets): boolean {
  const own = ownBets.get(placeOf(request));
  if (!own) return false;
  return request.kind === 'bet' ? own.status !== 'returned' : own.status !== 'placed';
}

export function ownFromReply(ownBets: OwnBets, own: CrashOwn, receivedAt: number): OwnBets {
  const bet = ownBet(own, receivedAt);
  return bet ? merged(ownBets, bet) : ownBets;
}

/** A snapshot overrides everything received before it was requested. */
export function ownFromSnapshot(ownBets: OwnBets, game: CrashSnapshot, requestedAt: number): OwnBets {
  let next: OwnBets = new Map(
    [...ownBets].filter(([, own]) => {
      const { roundId } = own;
      const order = compareRounds(roundId, game.roundId);
      if (order < 0) return false;
      const covered = order === 0 || roundId === game.nextRoundId;
      return !covered || own.receivedAt > requestedAt;
    }),
  );
  for (const own of game.owns) next = ownFromReply(next, own, requestedAt);
  return next;
}

/** Adds the player's bets made in another tab. `incomplete`: the public event lacks the auto cash-out. */
export function ownFromBets(
  state: CrashState,
  roundId: string,
  bets: readonly CrashReceivedBet[],
  receivedAt: number,
): { ownBets: OwnBets; incomplete: boolean } {
  let ownBets = state.ownBets;
  let incomplete = false;
  for (const { bet, slip: sentSlot } of bets) {
    if (bet.userId !== state.player?.id) continue;
    if (state.round && compareRounds(roundId, state.round.roundId) < 0) continue;
    const { betId, status } = bet;
    const betSlot = sentSlot ?? betSlotOf(ownBets, betId);
    const known = ownBets.get(betSlotKey(roundId, betSlot));
    if (known && compareRounds(betId, known.betId) < 0) continue;
    if (known?.betId !== betId && status === 'placed') incomplete = true;
    const rate = bet.rate === null ? null : BigInt(bet.rate);
    const win = bet.win === null ? null : BigInt(bet.win);
    const autoRate = known?.betId === betId ? known.autoRate : null;
    ownBets = merged(ownBets, {
      roundId,
      betSlot,
      betId,
      amount: BigInt(bet.amount),
      autoRate,
      status,
      rate,
      win,
      receivedAt,
    });
  }
  return { ownBets, incomplete };
}

/** The slip of a known bet; public events do not contain it. */
function betSlotOf(ownBets: OwnBets, betId: string): number {
  for (const own of ownBets.values()) if (own.betId === betId) return own.betSlot;
  return 1;
}

export function ownFromCashOuts(ownBets: OwnBets, cashOuts: readonly CrashEscape[]): OwnBets {
  let next = ownBets;
  for (const cashOut of cashOuts) {
    const place = betSlotKey(cashOut.roundId, betSlotOf(next, cashOut.betId));
    const known = next.get(place);
    if (known?.betId !== cashOut.betId || known.status !== 'placed') continue;
    next = new Map(next).set(place, {
      ...known,
      status: 'cashed',
      rate: BigInt(cashOut.rate),
      win: BigInt(cashOut.win),
    });
  }
  return next;
}

function ownBet(own: CrashOwn, receivedAt: number): CrashOwnBet | null {
  if (own.betId === null || own.status === null) return null;
  return {
    roundId: own.roundId,
    betSlot: own.slip,
    betId: own.betId,
    amount: BigInt(own.betAmount),
    autoRate: own.autoRate === null ? null : BigInt(own.autoRate),
    status: own.status,
    rate: own.escapeRate === null ? null : BigInt(own.escapeRate),
    win: own.isEscape ? BigInt(own.winAmount) : null,
    receivedAt,
  };
}

/** The newer bet wins; for the same bet a final status wins, and a known auto cash-out is retained. */
function merged(ownBets: OwnBets, bet: CrashOwnBet): OwnBets {
  const place = betSlotKey(bet.roundId, bet.betSlot);
  const known = ownBets.get(place);
  if (known && known.betId === bet.betId) {
    if (
      known.status !== 'placed' &&
      bet.status === 'placed' &&
      known.autoRate === null &&
      bet.autoRate !== null
    )
      return new Map(ownBets).set(place, { ...known, autoRate: bet.autoRate });
    if (known.status !== 'placed') return ownBets;
    const autoRate = bet.autoRate ?? known.autoRate;
    if (bet.status === 'placed' && autoRate === known.autoRate) return ownBets;
    return new Map(ownBets).set(place, { ...bet, autoRate, receivedAt: known.receivedAt });
  }
  if (known && compareRounds(bet.betId, known.betId) < 0) return ownBets;
  return new Map(ownBets).set(place, bet);
}

/**
 * The result of a bet, together with the bet on the other slip when both ended alike at the same moment, so that one message
 * covers both. `result` null: there was no bet.
 */
export function endedTogether(
  { ownBets, round, limits }: CrashState,
  { roundId, betId, result }: { roundId: string; betId: string | null; result: CrashResult | null },
): CrashResult | null {
  if (!result || result.status === 'returned' || round?.roundId !== roundId) return result;
  let { stake, win } = result;
  for (const own of ownBets.values()) {
    if (own.roundId !== roundId || own.betId === betId) continue;
    const other = ownResult(own, round.end, limits);
    if (other?.status !== result.status || other.rate !== result.rate) continue;
    stake += other.stake;
    win += other.win;
  }
  return { ...result, stake, win };
}
