import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import { WINGO_STAKES, type WingoModel } from '../../../../contract/games/wingo/rules.ts';
import { WINGO_TREND_ROUNDS } from '../../../../contract/games/wingo/trend.ts';
import { inSlices } from '../../../core/channel/inSlices.ts';
import type { Database } from '../../../core/db/database.ts';
import type { rounds } from '../../../money/ledger/bets/roundTables.ts';
import { seedPast } from '../../rounds/seedPast.ts';
import type { GameParts } from '../gameModule.ts';
import { PastViews } from '../pools/history.ts';
import { seatsOf } from '../pools/poolPlan.ts';
import { playedRound } from '../pools/seed.ts';
import { PoolTable } from '../pools/table.ts';
import { Phases } from './phases.ts';
import { type WingoDraw, wingoRules } from './rules.ts';
import { WingoSerializers } from './serializers.ts';
import { WingoTrends } from './trends.ts';

/** The room of one model: its rounds and their wire form. */
export interface WingoTable {
  phases: Phases;
  words: WingoSerializers;
  trends: WingoTrends;
  table: PoolTable<WingoDraw>;
  past: PastViews<WingoDraw>;
}

export function openWingoTable(model: WingoModel, parts: GameParts): WingoTable {
  const { config, db, sealer, clock } = parts;
  const { timeZone, id: market } = config.market;
  const { closed, ...lengths } = config.wingo;
  const timing = { length: lengths[model], closed };
  const phases = new Phases({ model, timing, timeZone, now: () => clock.now() });
  const rules = wingoRules(phases, timing, WINGO_STAKES[market]);
  const words = new WingoSerializers(phases);
  const seats = seatsOf({ name: 'wingo', rules, steps: WINGO_STAKES[market].steps }, parts);
  const table = new PoolTable(
    rules,
    (channel) => ({
      start: ({ round, now }) => channel.publish('wingoRoundStart', words.start(round, now)),
      end: ({ round, now }) => channel.publish('wingoRoundEnd', words.end(round, now)),
      update: { field: 'wingoRoundUpdate', address: model, bet: (bet) => words.order(bet) },
      own: { field: 'wingoRoundResult', result: (result) => words.own(result) },
    }),
    seats,
    parts,
  );
  const past = new PastViews(table.history, {
    listed: (round) => ({ ...words.past(round), orders: needsPhase }),
    whole: (round, bets) => ({
      ...words.past(round),
      orders: () => inSlices(bets.map((bet) => words.order(bet))),
    }),
  });
  return { phases, words, trends: new WingoTrends({ db, sealer, clock, rules, phases }), table, past };
}

function needsPhase(): never {
  throw new Refusal(ErrorCode.badParameter, 'orders need their phase');
}

/**
 * Demo data (SEED): on a database without rounds of wingo, as many rounds of each model as a trend covers are stored as played
 * before the house opened, without bets.
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
