import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localBus } from '../../../core/bus/openBus.ts';
import type { Database } from '../../../core/db/database.ts';
import { closeRound, openRound, queueRound } from '../../../money/ledger/bets/rounds.ts';
import { reconcile } from '../../../money/ledger/reconcile/reconcile.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { testSealer } from '../../../testing/core/testSealer.ts';
import { PHASES, RULES } from '../../../testing/games/testWingo.ts';
import { addPlayer, CURRENCY } from '../../../testing/ledger/testLedger.ts';
import { RoundBets } from '../bets/roundBets.ts';
import { PlayerCards } from '../playerCards.ts';
import { PoolBetting } from '../pools/betting.ts';
import { PoolBus } from '../pools/events.ts';
import { PoolSnapshots } from '../pools/snapshot.ts';
import type { BetView } from '../pools/view.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

it('takes bets by the clock, however far the leader is', async () => {
  const cards = new PlayerCards(db);
  const clock = { now: () => Date.now(), close: async () => {} };
  const bus = new PoolBus<Parameters<typeof RULES.outcomeOf>[0]>(
    localBus(pino({ level: 'silent' })),
    'wingo.fastest',
  );
  const sealer = await testSealer(db);
  const bets = { of: async () => new RoundBets<BetView>() };
  const snapshots = new PoolSnapshots({ rules: RULES, db, sealer, clock, cards, bets });
  const betting = new PoolBetting({ rules: RULES, db, sealer, bus, currency: CURRENCY, snapshots, cards });
  const userId = await addPlayer(db, 10_000_000n);
  const roundId = PHASES.idAt(Date.parse('2026-11-20T12:00:00+07:00'));
  const { opensAt, closesAt, endsAt } = PHASES.phaseTimes(roundId);
  const round = { game: RULES.name, roundId };
  let keys = 0;
  const betAt = (at: number) =>
    betting.place({ userId, key: `wingo-bet-${keys++}`, roundId, pool: 'red', amount: 1_000_000n }, at).then(
      () => 0,
      (error) => error.code,
    );

  expect(await betAt(opensAt)).toBe(704);
  await queueRound(db, { ...round, commitment: '', ...RULES.draw(roundId) });
  expect(await betAt(opensAt - 1)).toBe(704);
  // The leader still settles the previous round.
  expect(await betAt(opensAt)).toBe(0);
  await openRound(db, { ...round, ...PHASES.timesOf(roundId) });
  expect(await betAt(closesAt - 1)).toBe(0);
  // The leader closes late; bets are refused nevertheless.
  expect(await betAt(closesAt)).toBe(712);
  await closeRound(db, round);
  // It arrived in time, but the round closed first.
  expect(await betAt(closesAt - 1)).toBe(712);
  expect(await betAt(endsAt - 1)).toBe(712);
  expect(await betAt(endsAt)).toBe(716);
});
