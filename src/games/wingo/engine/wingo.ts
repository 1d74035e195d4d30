import { drawPrefix } from '../../../../contract/drawPrefix.ts';
import type {
  WingoEnd,
  WingoOrder,
  WingoPastRound,
  WingoRound,
  WingoStart,
} from '../../../../contract/games/wingo/channel.ts';
import {
  WINGO_NUMBERS,
  WINGO_POOLS,
  WINGO_TIMING,
  type WingoColour,
  type WingoModel,
  type WingoSelect,
  wingoRate,
} from '../../../../contract/games/wingo/rules.ts';
import type { Minor, Rate } from '../../../../contract/money.ts';
import type { DrawRule } from '../../engine/rounds.ts';
import { betTotals, mergeBets, NO_BETS } from '../../pools/engine/poolBets.ts';
import { betOf, limitsOf, openingOf, type PoolRecord } from '../../pools/engine/poolReading.ts';
import type {
  PoolBet,
  PoolEnd,
  PoolEvent,
  PoolGame,
  PoolOpening,
  PoolSnapshotRead,
} from '../../pools/engine/poolState.ts';

/**
 * The rules of wingo for the pool engine, with one state per model. A round's id is its phase; its pools are the numbers and
 * the colours in the order of the rules.
 */

type WingoPhase = WingoRound['phaseInfo'][number];

/** Ms after a round's end at which its ball has been shown, and a win on it may be announced. */
export const WINGO_SHOWN = 3_000;

/** A snapshot contains the total stake of the orders beyond its list, but not their pools: it is stored in a separate pool. */
const UNLISTED = WINGO_POOLS.length;

export const WINGO: PoolGame<number> = {
  pools: WINGO_POOLS.length + 1,
  rate: (pool, result) => (pool === UNLISTED ? 0n : wingoRate(selectOf(pool), result)),
  shownAfter: () => WINGO_TIMING.closed + WINGO_SHOWN,
  drawnAfter: WINGO_TIMING.closed,
};

/** One float only, so there are no blocks. */
export const WINGO_DRAW: DrawRule = {
  of: WINGO_NUMBERS.length,
  message: ({ table, roundId }, value) => drawPrefix(`${table}:${roundId}`, value),
  whole: (picks) => picks.length === 1,
};

export function selectOf(pool: number): WingoSelect {
  const select = WINGO_POOLS[pool];
  if (!select) throw new Error(`wingo has no pool ${pool}`);
  return select;
}

export function poolOf(select: WingoSelect): number {
  return WINGO_POOLS.indexOf(select);
}

/** The rates of a colour: the highest, and the numbers for each rate. */
export function colourRates(colour: WingoColour): { most: Rate; numbers: Map<Rate, number[]> } {
  const numbers = new Map<Rate, number[]>();
  let most: Rate = 0n;
  for (const number of WINGO_NUMBERS.keys()) {
    const rate = wingoRate(colour, number);
    if (rate === 0n) continue;
    numbers.set(rate, [...(numbers.get(rate) ?? []), number]);
    if (rate > most) most = rate;
  }
  return { most, numbers };
}

/** Number of date digits in a phase. */
const DATE = 8;

/** A round's displayed name: its number of the day, without the date. */
export function roundName(phase: string): string {
  return phase.slice(DATE);
}

export function readWingoOrder(order: WingoOrder): PoolBet {
  const { orderId: betId, phase: roundId, username: name, userId, select } = order;
  return betOf({ ...order, betId, roundId, name }, userId, poolOf(select));
}

/** The live round of a model, from a snapshot of all three. */
export function readWingoRound(round: WingoRound, model: WingoModel): PoolSnapshotRead<number> {
  const phase = round.phaseInfo.find((one) => one.model === model);
  if (!phase) throw new Error(`a snapshot without the model ${model}`);
  const { serverSeed: secret, result, interrupted: voided } = phase;
  const bets = phase.orders.map(readWingoOrder);
  const mine = phase.myOrders.map(readWingoOrder);
  return {
    ...openedAt(phase),
    bets,
    mine,
    betCount: phase.orderCount,
    totals: totalsOf(bets, mine, BigInt(phase.orderTotal)),
    serverTime: phase.curTime,
    end: result === null || secret === null ? null : { result, secret, voided },
    history: phase.history.map((past) => ({ roundId: past.phase, result: past.result })),
    limits: limitsOf(round.betAmountRange),
  };
}

export function readWingoStart(start: WingoStart): PoolEvent<number> {
  return { type: 'start', opening: openedAt(start) };
}

export function readWingoEnd(end: WingoEnd): PoolEvent<number> {
  return { type: 'end', opening: openedAt(end), end: endOf(end) };
}

export function readWingoRecord(past: WingoPastRound): PoolRecord<number> {
  return { opening: openedAt(past), end: endOf(past), bets: past.orders.map(readWingoOrder) };
}

function openedAt(round: Omit<WingoStart, 'curTime'> | WingoPhase): PoolOpening {
  return openingOf({ ...round, roundId: round.phase, hash: round.serverSeedHash });
}

function endOf({ result, serverSeed, interrupted: voided }: WingoPastRound | WingoEnd): PoolEnd<number> {
  return { result, secret: serverSeed, voided };
}

/** The total stake on each pool from the listed orders; the rest is in the pool of unlisted stakes. */
function totalsOf(bets: readonly PoolBet[], mine: readonly PoolBet[], whole: Minor): Minor[] {
  const { totals } = betTotals(mergeBets(mergeBets(NO_BETS, bets), mine).values(), WINGO.pools);
  const listed = totals.reduce((sum, amount) => sum + amount, 0n);
  totals[UNLISTED] = whole > listed ? whole - listed : 0n;
  return totals;
}
