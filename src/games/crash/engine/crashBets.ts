import type { CrashBet, CrashEscape } from '../../../../contract/games/crash/channel.ts';
import { RATE_ONE } from '../../../../contract/money.ts';
import { compareRounds } from '../../engine/rounds.ts';
import { ownFromBets, ownFromCashOuts } from './crashOwn.ts';
import type {
  CrashAhead,
  CrashBets,
  CrashEvent,
  CrashListedBet,
  CrashRound,
  CrashState,
} from './crashState.ts';
import type { CrashViewCashOut } from './crashView.ts';
import { flightTo } from './crashView.ts';

/** Folds batches of bets and cash-outs, which may belong to the live round or to one that has not started yet. */

export function foldBets(state: CrashState, event: CrashEvent & { type: 'bets' }): CrashState {
  let next = state;
  for (const [roundId, group] of groupedByRound(event.bets)) {
    const bets = group.map((one) => one.bet);
    next = inRound(next, roundId, (known) => mergeBets(known, bets, event.receivedAt));
    const own = ownFromBets(next, roundId, group, event.receivedAt);
    if (own.ownBets !== next.ownBets) next = { ...next, ownBets: own.ownBets };
    if (own.incomplete && !next.needsSnapshot) next = { ...next, needsSnapshot: true };
  }
  return next;
}

export function foldCashOuts(state: CrashState, event: CrashEvent & { type: 'cashOuts' }): CrashState {
  let next = state;
  for (const [roundId, cashOuts] of groupedByRound(event.cashOuts)) {
    next = inRound(next, roundId, (known) => mergeCashOuts(known, cashOuts));
    const ownBets = ownFromCashOuts(next.ownBets, cashOuts);
    if (ownBets !== next.ownBets) next = { ...next, ownBets };
    const unknown = !next.round || compareRounds(roundId, next.round.roundId) > 0;
    if (unknown && !next.needsSnapshot) next = { ...next, needsSnapshot: true };
  }
  return next;
}

type Merge = (known: CrashRound | CrashAhead) => CrashBets;

/** Merges into the live round or into the stored bets of a later one; older rounds are dropped. */
function inRound(state: CrashState, roundId: string, merge: Merge): CrashState {
  const { round } = state;
  const order = round ? compareRounds(roundId, round.roundId) : 1;
  if (order < 0) return state;
  if (round && order === 0) {
    const { bets, orphans } = merge(round);
    if (bets === round.bets && orphans === round.orphans) return state;
    return redrawn({ ...state, round: { ...round, bets, orphans } });
  }
  const beyondNext = round !== null && compareRounds(roundId, round.nextRoundId) > 0;
  const next = inAhead(state, roundId, (ahead) => ({ ...ahead, ...merge(ahead) }));
  return beyondNext && !next.needsSnapshot ? { ...next, needsSnapshot: true } : next;
}

/** Only the latest known round is stored: the snapshot that this requests covers the ones between. */
export function inAhead(
  state: CrashState,
  roundId: string,
  change: (ahead: CrashAhead) => CrashAhead,
): CrashState {
  const known = state.ahead;
  const order = known ? compareRounds(roundId, known.roundId) : 1;
  if (order < 0) return state;
  const ahead = known && order === 0 ? known : { roundId, end: null, ...NO_BETS };
  return { ...state, ahead: change(ahead) };
}

/** Recomputes the cash-outs that the view shows. */
export function redrawn(state: CrashState): CrashState {
  if (!state.round) return state;
  const cashOuts = drawnCashOuts(state.round.bets, state.player?.id ?? null);
  return { ...state, round: { ...state.round, cashOuts } };
}

function groupedByRound<T extends { roundId: string }>(list: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) groups.set(one.roundId, [...(groups.get(one.roundId) ?? []), one]);
  return groups;
}

/** A round's bets as a grow-only set whose statuses only move forward: merging is idempotent and order-independent. */

export const NO_BETS: CrashBets = { bets: new Map(), orphans: new Map() };

/** Maximum number of cash-outs drawn on the curve. */
const DRAWN_CASH_OUTS = 24;

/** The bet in the form that the round stores. */
function listedBet(bet: CrashBet, receivedAt: number): CrashListedBet {
  return {
    betId: bet.betId,
    userId: bet.userId,
    name: bet.name,
    avatar: bet.avatar,
    bot: bet.bot,
    amount: BigInt(bet.amount),
    status: bet.status,
    rate: bet.rate === null ? null : BigInt(bet.rate),
    win: bet.win === null ? null : BigInt(bet.win),
    receivedAt,
  };
}

function cashed(bet: CrashListedBet, cashOut: CrashEscape): CrashListedBet {
  return { ...bet, status: 'cashed', rate: BigInt(cashOut.rate), win: BigInt(cashOut.win) };
}

/** Adds bets or advances them to a final status; returns the same object when nothing is new. */
export function mergeBets(before: CrashBets, list: readonly CrashBet[], receivedAt: number): CrashBets {
  const bets = new Map(before.bets);
  const orphans = new Map(before.orphans);
  let changed = false;
  for (const incoming of list) {
    const known = bets.get(incoming.betId);
    if (known && (known.status !== 'placed' || incoming.status === 'placed')) continue;
    let bet = listedBet(incoming, known?.receivedAt ?? receivedAt);
    const orphan = orphans.get(bet.betId);
    if (orphan) {
      orphans.delete(bet.betId);
      if (bet.status === 'placed') bet = cashed(bet, orphan);
    }
    bets.set(bet.betId, bet);
    changed = true;
  }
  return changed ? { bets, orphans } : before;
}

/** Marks bets as cashed out; a cash-out that arrives before its bet is stored until the bet arrives. */
function mergeCashOuts(before: CrashBets, cashOuts: readonly CrashEscape[]): CrashBets {
  const bets = new Map(before.bets);
  const orphans = new Map(before.orphans);
  let changed = false;
  for (const cashOut of cashOuts) {
    const bet = bets.get(cashOut.betId);
    if (bet ? bet.status !== 'placed' : orphans.has(cashOut.betId)) continue;
    if (bet) bets.set(bet.betId, cashed(bet, cashOut));
    else orphans.set(cashOut.betId, cashOut);
    changed = true;
  }
  return changed ? { bets, orphans } : before;
}

/** Joins bets of one round that were received separately: events before its start, its start, a snapshot. */
export function joinBets(one: CrashBets, other: CrashBets): CrashBets {
  const bets = new Map(one.bets);
  for (const [id, bet] of other.bets) {
    const known = bets.get(id);
    if (!known || (known.status === 'placed' && bet.status !== 'placed')) bets.set(id, bet);
  }
  return mergeCashOuts({ bets, orphans: new Map() }, [...one.orphans.values(), ...other.orphans.values()]);
}

/** Number of bets and their total stake; cancelled ones do not count. */
export function betTotals(bets: Iterable<CrashListedBet>): { count: number; total: bigint } {
  let count = 0;
  let total = 0n;
  for (const bet of bets) {
    if (bet.status === 'returned') continue;
    count++;
    total += bet.amount;
  }
  return { count, total };
}

/** The cash-outs for the picture, ordered by rate; only the latest when there are too many, but always the player's own. */
function drawnCashOuts(
  bets: ReadonlyMap<string, CrashListedBet>,
  userId: string | null,
): readonly CrashViewCashOut[] {
  const drawn: CrashViewCashOut[] = [];
  for (const bet of bets.values()) {
    const { betId, name, avatar, amount: stake, win: payout } = bet;
    if (bet.status !== 'cashed' || bet.rate === null || payout === null) continue;
    const rate = Number(bet.rate) / Number(RATE_ONE);
    const own = bet.userId === userId;
    drawn.push({ betId, name, avatar, rate, at: flightTo(rate), own, stake, payout });
  }
  drawn.sort((a, b) => a.rate - b.rate || (a.betId < b.betId ? -1 : 1));
  const first = drawn.length - DRAWN_CASH_OUTS;
  const early = drawn.slice(0, Math.max(0, first)).filter(({ own }) => own);
  return [...early, ...drawn.slice(Math.max(0, first) + early.length)];
}
