import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashText } from '../../../../contract/fairness.ts';
import { payout } from '../../../../contract/money.ts';
import { localBus } from '../../../core/bus/openBus.ts';
import type { Database } from '../../../core/db/database.ts';
import { placePoolBet } from '../../../money/ledger/bets/bets.ts';
import { closeRound, openRound, queueRound } from '../../../money/ledger/bets/rounds.ts';
import { walletOf } from '../../../money/ledger/ledger.ts';
import { reconcile } from '../../../money/ledger/reconcile/reconcile.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { testSealer } from '../../../testing/core/testSealer.ts';
import { firstId } from '../../../testing/games/testPool.ts';
import { TESTED_TABLES } from '../../../testing/games/testTables.ts';
import { RULES as WINGO_RULES } from '../../../testing/games/testWingo.ts';
import { addPlayers, CURRENCY } from '../../../testing/ledger/testLedger.ts';
import { randomFrom } from '../../bots/roster.ts';
import { loadTable } from '../../rounds/load.ts';
import { SandboxValues } from '../../rounds/publicValues/sandbox.ts';
import { decided } from '../../rounds/secrets.ts';
import { PlayerCards } from '../playerCards.ts';
import { PoolBus } from './events.ts';
import { PoolRoundGame } from './poolGame.ts';
import type { PoolRules } from './rules.ts';

const ROUNDS = 150n;
const PLAYERS = 6;
const BETS = 8;
const FUNDS = 10_000_000_000n;

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const games: [string, PoolRules<unknown>][] = [
  ...Object.entries(TESTED_TABLES).map(([key, { rules }]): [string, PoolRules<unknown>] => [key, rules]),
  ['wingo', WINGO_RULES],
];

it.each(games)('%s settles round after round exactly, to the minor unit', async (name, rules) => {
  const players = await addPlayers(db, PLAYERS, FUNDS);
  const purses = new Map(players.map((id) => [id, FUNDS]));
  const random = randomFrom(`settling ${name}`);
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const clock = { now: () => Date.now() };
  const bus = new PoolBus<unknown>(localBus(pino({ level: 'silent' })), name);
  const sealer = await testSealer(db);
  const game = new PoolRoundGame({
    rules,
    db,
    bus,
    clock,
    cards: new PlayerCards(db),
    values: new SandboxValues(),
  });
  const first = firstId(rules);
  for (let roundId = first; roundId < first + ROUNDS; roundId++) {
    const secret = hashText(`${name} ${roundId}`);
    const result = rules.resultOf(roundId, secret, null);
    await queueRound(db, { game: name, roundId, secret, commitment: hashText(secret), public: {} });
    await openRound(db, { game: name, roundId, opensAt: clock.now(), startsAt: clock.now() });
    const bets = Array.from({ length: BETS }, (_, i) => {
      const [userId, pool] = [one(players), one(rules.pools)];
      const amount = BigInt(100_000 + Math.floor(random() * 900_000));
      const back = payout(amount, rules.rateOf(pool, result));
      purses.set(userId, (purses.get(userId) ?? 0n) - amount + back);
      return {
        key: `${name} ${roundId} ${i}`,
        userId,
        game: name,
        roundId,
        pool,
        currency: CURRENCY,
        amount,
      };
    });
    await Promise.all(
      bets.map((stake) => placePoolBet(db, stake, { staked: rules.rangeOf(stake.pool).max, bets: 100 })),
    );
    await closeRound(db, { game: name, roundId });
    const { live } = await loadTable(db, sealer, game, null);
    if (!live) throw new Error('no round');
    await game.settle(decided(live));
    // A leader that takes over after a crash repeats the step, without effect.
    await game.settle(decided(live));
  }
  for (const [id, purse] of purses) expect(await walletOf(db, id, CURRENCY)).toBe(purse);
  expect(await reconcile(db)).toEqual([]);
});
