import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coversOf } from '../../../../contract/games/pools/covers.ts';
import { timesOf } from '../../../../tests/longRun.ts';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { bonusIn, bonusOf } from '../../../testing/ledger/testBonus.ts';
import { award } from '../../../testing/ledger/testGifts.ts';
import {
  addPlayers,
  addRound,
  CURRENCY,
  GAME,
  modelReply,
  refusal,
  settlePools,
  stake,
} from '../../../testing/ledger/testLedger.ts';
import { LedgerModel } from '../../../testing/ledger/testModel.ts';
import { walletOf } from '../ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { closeRound, openRound } from './rounds.ts';

const PLAYERS = 3;
const ROUNDS = 3;
const FUNDS = 1_000n;
const POOLS = ['red', 'violet', 'nine'];
/** As in wingo: red and violet, or red and nine, are opposite. */
const WINS: Record<string, readonly number[]> = { red: [0, 2, 4, 6, 8], violet: [0, 5], nine: [9] };
const COVERS = coversOf(POOLS, 10, (pool, result) => (WINS[pool] ?? []).includes(result));
/** Low enough that two players together reach it on a pool. */
const CAP = { mostExposure: 900n, rates: { red: 20_000n, violet: 47_500n, nine: 95_000n } };

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.pool.query('INSERT INTO game_caps VALUES ($1, $2, $3)', [GAME, CURRENCY, CAP.mostExposure]);
  for (const [pool, rate] of Object.entries(CAP.rates))
    await db.pool.query('INSERT INTO pool_rates VALUES ($1, $2, $3)', [GAME, pool, rate]);
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

// One number more than there are rounds, for a round that does not exist.
const round = fc.nat({ max: ROUNDS });
const pool = fc.constantFrom(...POOLS);
const amount = fc.oneof(
  { weight: 8, arbitrary: fc.bigInt(1n, 300n) },
  { weight: 1, arbitrary: fc.bigInt(-5n, 5_000n) },
);
const most = fc.constantFrom(200n, 400n, 10_000n);
// Few keys, to get repeats with the same body and with different ones.
const key = fc.constantFrom(...'abcdefghij');
const rates = fc.dictionary(pool, fc.constantFrom(0n, 1n, 9_999n, 10_000n, 15_000n, 47_500n, 95_000n));
const staking = fc.record({
  kind: fc.constant('stake' as const),
  player: fc.nat({ max: PLAYERS - 1 }),
  round,
  key,
  pool,
  amount,
  most,
});
const awarding = fc.record({
  kind: fc.constant('award' as const),
  player: fc.nat({ max: PLAYERS - 1 }),
  round,
  key,
  amount,
  multiple: fc.nat({ max: 2 }),
});
const moving = fc.record({ kind: fc.constant('move' as const), round });
const settling = fc.record({
  kind: fc.constant('settle' as const),
  round,
  rates,
  interrupted: fc.boolean(),
});
const request = fc.oneof(
  { weight: 8, arbitrary: staking },
  { weight: 2, arbitrary: awarding },
  { weight: 2, arbitrary: moving },
  { weight: 1, arbitrary: settling },
);
type Request = typeof request extends fc.Arbitrary<infer T> ? T : never;

function predict(model: LedgerModel, request: Request): unknown {
  const { round } = request;
  switch (request.kind) {
    case 'stake':
      return model.stake(request.player, round, request.key, request.pool, request.amount, request.most);
    case 'award':
      return model.award(request.player, request.key, request.amount, request.multiple);
    case 'move':
      return model.move(round);
    case 'settle':
      return model.settlePools(round, request.rates, request.interrupted);
  }
}

async function answer(players: bigint[], rounds: bigint[], request: Request): Promise<unknown> {
  const roundId = rounds[request.round]!;
  switch (request.kind) {
    case 'stake': {
      const { key, pool, amount, most } = request;
      return modelReply(await stake(db, players[request.player]!, roundId, { key, pool, amount, most }));
    }
    case 'award': {
      const { player, kind, round, ...given } = request;
      const userId = players[player]!;
      return (await award(db, { ...given, userId, currency: CURRENCY, expiresAt: null })).balance;
    }
    case 'move': {
      const opened = await openRound(db, { game: GAME, roundId, opensAt: 0, startsAt: 0 });
      return opened || (await closeRound(db, { game: GAME, roundId }));
    }
    case 'settle': {
      const { rates, interrupted } = request;
      const round = { game: GAME, roundId, rates, covers: COVERS, outcome: {}, interrupted };
      return (await settlePools(db, round)).length;
    }
  }
}

it('answers every sequence of stakes as the model predicts, and ends with the same wallets and bets', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 20, maxLength: 60, size: 'max' }), async (requests) => {
      const players = await addPlayers(db, PLAYERS, FUNDS);
      const rounds: bigint[] = [];
      for (let i = 0; i < ROUNDS; i++) rounds.push(await addRound(db));
      rounds.push(9_999_999n);
      const model = new LedgerModel(PLAYERS, ROUNDS, FUNDS, { covers: COVERS, cap: CAP });
      for (const request of requests)
        expect(await answer(players, rounds, request).catch(refusal)).toEqual(predict(model, request));
      expect(await Promise.all(players.map((id) => walletOf(db, id, CURRENCY)))).toEqual(model.wallets);
      expect(await bonusOf(db, players)).toEqual(bonusIn(model));
      const { rows } = await db.pool.query(
        'SELECT amount, pool, status, rate, payout FROM bets WHERE user_id = ANY ($1) ORDER BY id',
        [players],
      );
      expect(rows).toEqual(
        model.bets.map(({ amount, pool, status, rate, payout }) => ({ amount, pool, status, rate, payout })),
      );
    }),
    {
      numRuns: timesOf({ short: 10, long: 500 }),
      interruptAfterTimeLimit: timesOf({ short: 20_000, long: 600_000 }),
    },
  );
});
