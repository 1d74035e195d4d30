import type { CrashBet, CrashEscape, CrashGame, CrashOwn } from '../../../../contract/games/crash/channel.ts';
import { type CrashLimits, effectiveAutoRate } from '../../../../contract/games/crash/rules.ts';
import { type Minor, payout, type Rate } from '../../../../contract/money.ts';
import { compareRounds } from '../../engine/rounds.ts';
import type { CrashOwnBet, CrashPending, CrashRoundEnd, CrashState } from './crashState.ts';

/** The player's own bets: at most one open on a round; after a cancel a newer bet may take its place. */

type OwnBets = CrashState['ownBets'];

/** A bet whose end is known. */
export interface CrashResult {
  /** What was bet. */
  stake: Minor;
  status: 'cashed' | 'lost' | 'returned';
  rate: Rate | null;
  /** The total return: 0 when lost, the stake when returned. */
  win: Minor;
}

/**
 * What became of an own bet: what the house said, or, while it has not, what the rules say once the round has
 * ended (games.md: an order up to the target is paid; an interrupted round returns the other bets). Null: open.
 * A cash-out whose answer is still on its way may yet turn 'lost' into 'cashed'.
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
  return end.interrupted ? returned : lost;
}

/** Whether the player's bets show what became of a request. */
export function isAnswered({ kind, roundId }: CrashPending, ownBets: OwnBets): boolean {
  const own = ownBets.get(roundId);
  if (!own) return false;
  return kind === 'bet' ? own.status !== 'returned' : own.status !== 'placed';
}

export function ownFromReply(ownBets: OwnBets, own: CrashOwn, receivedAt: number): OwnBets {
  const bet = ownBet(own, receivedAt);
  return bet ? merged(ownBets, bet) : ownBets;
}

/** A snapshot is the truth about everything that was heard before it was asked for. */
export function ownFromSnapshot(ownBets: OwnBets, game: CrashGame, requestedAt: number): OwnBets {
  let next: OwnBets = new Map(
    [...ownBets].filter(([roundId, own]) => {
      const order = compareRounds(roundId, game.roundId);
      if (order < 0) return false;
      const covered = order === 0 || roundId === game.nextRoundId;
      return !covered || own.receivedAt > requestedAt;
    }),
  );
  for (const own of [game.own, game.ownNext]) if (own) next = ownFromReply(next, own, requestedAt);
  return next;
}

/** Learns of the player's bets that another tab made. `incomplete`: the public news lacks the auto cash-out. */
export function ownFromBets(
  state: CrashState,
  roundId: string,
  bets: readonly CrashBet[],
  receivedAt: number,
): { ownBets: OwnBets; incomplete: boolean } {
  let ownBets = state.ownBets;
  let incomplete = false;
  for (const bet of bets) {
    if (bet.userId !== state.player?.id) continue;
    if (state.round && compareRounds(roundId, state.round.roundId) < 0) continue;
    const known = ownBets.get(roundId);
    const { betId, status } = bet;
    if (known && compareRounds(betId, known.betId) < 0) continue;
    if (known?.betId !== betId && status === 'placed') incomplete = true;
    const rate = bet.rate === null ? null : BigInt(bet.rate);
    const win = bet.win === null ? null : BigInt(bet.win);
    const autoRate = known?.betId === betId ? known.autoRate : null;
    ownBets = merged(ownBets, {
      roundId,
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

export function ownFromCashOuts(ownBets: OwnBets, cashOuts: readonly CrashEscape[]): OwnBets {
  let next = ownBets;
  for (const cashOut of cashOuts) {
    const known = next.get(cashOut.roundId);
    if (known?.betId !== cashOut.betId || known.status !== 'placed') continue;
    next = new Map(next).set(cashOut.roundId, {
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
    betId: own.betId,
    amount: BigInt(own.betAmount),
    autoRate: own.autoRate === null ? null : BigInt(own.autoRate),
    status: own.status,
    rate: own.escapeRate === null ? null : BigInt(own.escapeRate),
    win: own.isEscape ? BigInt(own.winAmount) : null,
    receivedAt,
  };
}

/** The newer bet wins; of one bet a final status wins, and an auto cash-out once known stays known. */
function merged(ownBets: OwnBets, bet: CrashOwnBet): OwnBets {
  const known = ownBets.get(bet.roundId);
  if (known && known.betId === bet.betId) {
    if (
      known.status !== 'placed' &&
      bet.status === 'placed' &&
      known.autoRate === null &&
      bet.autoRate !== null
    )
      return new Map(ownBets).set(bet.roundId, { ...known, autoRate: bet.autoRate });
    if (known.status !== 'placed') return ownBets;
    const autoRate = bet.autoRate ?? known.autoRate;
    if (bet.status === 'placed' && autoRate === known.autoRate) return ownBets;
    return new Map(ownBets).set(bet.roundId, { ...bet, autoRate, receivedAt: known.receivedAt });
  }
  if (known && compareRounds(bet.betId, known.betId) < 0) return ownBets;
  return new Map(ownBets).set(bet.roundId, bet);
}
