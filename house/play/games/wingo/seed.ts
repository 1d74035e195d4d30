import { WINGO_TREND_ROUNDS } from '../../../../contract/games/wingo/trend.ts';
import type { Database } from '../../../core/db/database.ts';
import type { rounds } from '../../../money/ledger/roundTables.ts';
import { seedPast } from '../../rounds/seedPast.ts';
import { playedRound } from '../pools/seed.ts';
import type { WingoTable } from './wingoTable.ts';

/**
 * Demo data (SEED): on a database without rounds of wingo, as many of each model as a trend looks back on count as
 * played before the house opened, without bets.
 */
export function seedWingo(db: Database, tables: readonly WingoTable[], now: number): Promise<void> {
  return seedPast(db, 'wingo', async () => tables.flatMap((table) => playedBefore(table, now)));
}

function playedBefore({ phases, table }: WingoTable, now: number): (typeof rounds.$inferInsert)[] {
  const past: (typeof rounds.$inferInsert)[] = [];
  let { opensAt } = phases.phaseTimes(phases.idAt(now));
  while (past.length < WINGO_TREND_ROUNDS) {
    const id = phases.idAt(opensAt - 1);
    const times = phases.phaseTimes(id);
    past.push(playedRound(table.rules, id, times));
    opensAt = times.opensAt;
  }
  return past;
}
