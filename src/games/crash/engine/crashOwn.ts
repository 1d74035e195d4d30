import type { CrashBet, CrashEscape, CrashGame, CrashOwn } from '../../../../contract/games/crash/channel.ts';
import { type CrashLimits, effectiveAutoRate } from '../../../../contract/games/crash/rules.ts';
import { type Minor, payout, type Rate } from '../../../../contract/money.ts';
import { compareRounds } from '../../engine/roundOrder.ts';
import type { CrashOwnBet, CrashRoundEnd, CrashState } from './crashState.ts';

/** The player's own bets: at most one open on a round; after a cancel a newer bet may take its place. */

type Owns = CrashState['owns'];

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

export function ownFromReply(owns: Owns, own: CrashOwn, heard: number): Owns {
  const bet = ownBet(own, heard);
  return bet ? merged(owns, bet) : owns;
}

/** A snapshot is the truth about everything that was heard before it was asked for. */
export function ownFromSnapshot(owns: Owns, game: CrashGame, asked: number): Owns {
  let next: Owns = new Map(
    [...owns].filter(([roundId, own]) => {
      const order = compareRounds(roundId, game.roundId);
      if (order < 0) return false;
      const covered = order === 0 || roundId === game.nextRoundId;
      return !covered || own.heard > asked;
    }),
  );
  for (const own of [game.own, game.ownNext]) if (own) next = ownFromReply(next, own, asked);
  return next;
}

/** Learns of the player's bets that another tab made. `incomplete`: the public news lacks the auto cash-out. */
export function ownFromBets(
  state: CrashState,
  roundId: string,
  bets: readonly CrashBet[],
  heard: number,
): { owns: Owns; incomplete: boolean } {
  let owns = state.owns;
  let incomplete = false;
  for (const bet of bets) {
    if (bet.userId !== state.player?.id) continue;
    if (state.round && compareRounds(roundId, state.round.roundId) < 0) continue;
    const known = owns.get(roundId);
    const { betId, status } = bet;
    if (known && compareRounds(betId, known.betId) < 0) continue;
    if (known?.betId !== betId && status === 'placed') incomplete = true;
    const rate = bet.rate === null ? null : BigInt(bet.rate);
    const win = bet.win === null ? null : BigInt(bet.win);
    const autoRate = known?.betId === betId ? known.autoRate : null;
    owns = merged(owns, { roundId, betId, amount: BigInt(bet.amount), autoRate, status, rate, win, heard });
  }
  return { owns, incomplete };
}

export function ownFromEscapes(owns: Owns, escapes: readonly CrashEscape[]): Owns {
  let next = owns;
  for (const cashOut of escapes) {
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

function ownBet(own: CrashOwn, heard: number): CrashOwnBet | null {
  if (own.betId === null || own.status === null) return null;
  return {
    roundId: own.roundId,
    betId: own.betId,
    amount: BigInt(own.betAmount),
    autoRate: own.autoRate === null ? null : BigInt(own.autoRate),
    status: own.status,
    rate: own.escapeRate === null ? null : BigInt(own.escapeRate),
    win: own.isEscape ? BigInt(own.winAmount) : null,
    heard,
  };
}

/** The newer bet wins; of one bet a final status wins, and an auto cash-out once known stays known. */
function merged(owns: Owns, bet: CrashOwnBet): Owns {
  const known = owns.get(bet.roundId);
  if (known && known.betId === bet.betId) {
    if (
      known.status !== 'placed' &&
      bet.status === 'placed' &&
      known.autoRate === null &&
      bet.autoRate !== null
    )
      return new Map(owns).set(bet.roundId, { ...known, autoRate: bet.autoRate });
    if (known.status !== 'placed') return owns;
    const autoRate = bet.autoRate ?? known.autoRate;
    if (bet.status === 'placed' && autoRate === known.autoRate) return owns;
    return new Map(owns).set(bet.roundId, { ...bet, autoRate, heard: known.heard });
  }
  if (known && compareRounds(bet.betId, known.betId) < 0) return owns;
  return new Map(owns).set(bet.roundId, bet);
}
