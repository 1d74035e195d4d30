import type { CrashBet, CrashEscape } from '../../../../contract/games/crash/channel.ts';
import { RATE_ONE } from '../../../../contract/money.ts';
import { flightTo } from './crashFlight.ts';
import type { CrashTable, CrashTableBet } from './crashState.ts';
import type { CrashViewEscape } from './crashView.ts';

/** A round's bets as a set that only grows and only moves forward: merging is idempotent and order does not matter. */

export const EMPTY_TABLE: CrashTable = { bets: new Map(), orphans: new Map() };

/** At most so many cash-outs are drawn on the curve. */
const DRAWN_ESCAPES = 24;

/** The bet as the table keeps it. */
function tableBet(bet: CrashBet, heard: number): CrashTableBet {
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
    heard,
  };
}

function cashed(bet: CrashTableBet, cashOut: CrashEscape): CrashTableBet {
  return { ...bet, status: 'cashed', rate: BigInt(cashOut.rate), win: BigInt(cashOut.win) };
}

/** Adds bets or moves them on to a final status; the same table when nothing is new. */
export function mergeBets(table: CrashTable, list: readonly CrashBet[], heard: number): CrashTable {
  const bets = new Map(table.bets);
  const orphans = new Map(table.orphans);
  let changed = false;
  for (const incoming of list) {
    const known = bets.get(incoming.betId);
    if (known && (known.status !== 'placed' || incoming.status === 'placed')) continue;
    let bet = tableBet(incoming, known?.heard ?? heard);
    const orphan = orphans.get(bet.betId);
    if (orphan) {
      orphans.delete(bet.betId);
      if (bet.status === 'placed') bet = cashed(bet, orphan);
    }
    bets.set(bet.betId, bet);
    changed = true;
  }
  return changed ? { bets, orphans } : table;
}

/** Marks bets cashed; a cash-out that is ahead of its bet waits for it. */
export function mergeEscapes(table: CrashTable, escapes: readonly CrashEscape[]): CrashTable {
  const bets = new Map(table.bets);
  const orphans = new Map(table.orphans);
  let changed = false;
  for (const cashOut of escapes) {
    const bet = bets.get(cashOut.betId);
    if (bet ? bet.status !== 'placed' : orphans.has(cashOut.betId)) continue;
    if (bet) bets.set(bet.betId, cashed(bet, cashOut));
    else orphans.set(cashOut.betId, cashOut);
    changed = true;
  }
  return changed ? { bets, orphans } : table;
}

/** Joins what was heard of a round apart: by news before its start, by its start, by a snapshot. */
export function mergeTables(one: CrashTable, other: CrashTable): CrashTable {
  const bets = new Map(one.bets);
  for (const [id, bet] of other.bets) {
    const known = bets.get(id);
    if (!known || (known.status === 'placed' && bet.status !== 'placed')) bets.set(id, bet);
  }
  return mergeEscapes({ bets, orphans: new Map() }, [...one.orphans.values(), ...other.orphans.values()]);
}

/** How many bets there are and what they stake together; cancelled ones do not count. */
export function tableTotals(bets: Iterable<CrashTableBet>): { count: number; total: bigint } {
  let count = 0;
  let total = 0n;
  for (const bet of bets) {
    if (bet.status === 'returned') continue;
    count++;
    total += bet.amount;
  }
  return { count, total };
}

/** The cash-outs for the picture: in the order of their rates, the latest ones when there are too many. */
export function drawnEscapes(
  bets: ReadonlyMap<string, CrashTableBet>,
  userId: string | null,
): readonly CrashViewEscape[] {
  const drawn: CrashViewEscape[] = [];
  for (const bet of bets.values()) {
    const { betId, name, avatar, amount: stake, win: payout } = bet;
    if (bet.status !== 'cashed' || bet.rate === null || payout === null) continue;
    const rate = Number(bet.rate) / Number(RATE_ONE);
    const own = bet.userId === userId;
    drawn.push({ betId, name, avatar, rate, at: flightTo(rate), own, stake, payout });
  }
  drawn.sort((a, b) => a.rate - b.rate || (a.betId < b.betId ? -1 : 1));
  return drawn.slice(-DRAWN_ESCAPES);
}
