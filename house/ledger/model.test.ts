import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refusal } from '../../contract/errors.ts';
import type { Database } from '../db/database.ts';
import { createTestDatabase } from '../db/testDatabase.ts';
import { type BetReply, payBet, payDue, returnBet, settleRound } from './bets.ts';
import { grant, walletOf } from './ledger.ts';
import { reconcile } from './reconcile.ts';
import { closeRound, openRound } from './rounds.ts';
import { addPlayers, addRound, bet, CURRENCY, GAME } from './testLedger.ts';
import { LedgerModel, type ModelReply } from './testModel.ts';

const PLAYERS = 3;
const ROUNDS = 4;
const FUNDS = 1_000n;

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

/** One run's players and rounds in the database, by their number in the model. */
interface World {
  model: LedgerModel;
  players: bigint[];
  rounds: bigint[];
}

/** A request: what the model answers to it, and what the ledger does. */
type Request = (world: World) => { predicted: unknown; real: () => Promise<unknown> };

const player = fc.nat({ max: PLAYERS - 1 });
// One number more than there are rounds: a round that does not exist.
const round = fc.nat({ max: ROUNDS });
// Few keys, so that they meet again with the same body and with others.
const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const amount = fc.oneof(
  { weight: 8, arbitrary: fc.bigInt(1n, 600n) },
  { weight: 1, arbitrary: fc.bigInt(-5n, 5_000n) },
);
const rate = fc.bigInt(100n, 400n).map((cents) => cents * 100n);

const request: fc.Arbitrary<Request> = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(player, key, amount).map(granting) },
  { weight: 8, arbitrary: fc.tuple(player, round, key, amount, fc.option(rate)).map(placing) },
  { weight: 6, arbitrary: fc.tuple(player, round, key, fc.option(rate)).map(ending) },
  { weight: 4, arbitrary: round.map(moving) },
  { weight: 2, arbitrary: fc.tuple(round, rate).map(paying) },
  { weight: 2, arbitrary: fc.tuple(round, rate, fc.boolean()).map(settling) },
);

function granting([who, key, amount]: [number, string, bigint]): Request {
  return ({ model, players }) => ({
    predicted: model.grant(who, key, amount),
    real: () =>
      grant(db, { key, userId: players[who]!, currency: CURRENCY, amount, reason: 'gift' }).then(
        (reply) => reply.balance,
      ),
  });
}

function placing([who, on, key, amount, effectiveRate]: [
  number,
  number,
  string,
  bigint,
  bigint | null,
]): Request {
  return ({ model, players, rounds }) => ({
    predicted: model.place(who, on, key, amount, effectiveRate),
    real: () => bet(db, players[who]!, rounds[on]!, { key, amount, effectiveRate }).then(told),
  });
}

function ending([who, on, key, rate]: [number, number, string, bigint | null]): Request {
  return ({ model, players, rounds }) => {
    const end = { key, userId: players[who]!, game: GAME, roundId: rounds[on]! };
    return {
      predicted: model.end(who, on, key, rate),
      real: () => (rate === null ? returnBet(db, end) : payBet(db, { ...end, rate })).then(told),
    };
  };
}

/** The round's next step up to flying. */
function moving(on: number): Request {
  return ({ model, rounds }) => {
    const next = { queued: 'open', open: 'closed' }[model.rounds[on] as string] as
      | 'open'
      | 'closed'
      | undefined;
    if (next) model.rounds[on] = next;
    const key = { game: GAME, roundId: rounds[on]! };
    const step = () =>
      next === 'open' ? openRound(db, { ...key, opensAt: 0, startsAt: 0 }) : closeRound(db, key);
    return { predicted: next !== undefined, real: step };
  };
}

function paying([on, rate]: [number, bigint]): Request {
  return ({ model, rounds }) => ({
    predicted: model.due(on, rate),
    real: () => payDue(db, { game: GAME, roundId: rounds[on]!, rate, at: 1 }).then((ended) => ended.length),
  });
}

function settling([on, target, interrupted]: [number, bigint, boolean]): Request {
  return ({ model, rounds }) => {
    const may = model.rounds[on] === 'closed' || model.rounds[on] === 'settled';
    const settle = () => settleRound(db, { game: GAME, roundId: rounds[on]!, target, interrupted });
    // A round that is not closed is a mistake of the driver's, no answer to a player.
    return {
      predicted: model.settle(on, target, interrupted),
      real: async () => (may ? (await settle()).length : 0),
    };
  };
}

const told = ({ bet, balance }: BetReply): ModelReply => ({
  status: bet.status,
  rate: bet.rate,
  payout: bet.payout,
  balance,
});

it('answers every sequence of requests as the model predicts, and leaves its wallets and bets', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 20, maxLength: 60, size: 'max' }), async (requests) => {
      const players = await addPlayers(db, PLAYERS, FUNDS);
      const rounds: bigint[] = [];
      for (let i = 0; i < ROUNDS; i++) rounds.push(await addRound(db));
      const world: World = {
        model: new LedgerModel(PLAYERS, ROUNDS, FUNDS),
        players,
        rounds: [...rounds, 9_999_999n],
      };
      for (const make of requests) {
        const { predicted, real } = make(world);
        const answer = await real().catch((error) =>
          error instanceof Refusal ? error.code : Promise.reject(error),
        );
        expect(answer).toEqual(predicted);
      }
      expect(await Promise.all(players.map((id) => walletOf(db, id, CURRENCY)))).toEqual(world.model.wallets);
      const { rows } = await db.pool.query(
        'SELECT amount, status, rate, payout FROM bets WHERE user_id = ANY ($1) ORDER BY id',
        [players],
      );
      expect(rows).toEqual(
        world.model.bets.map(({ amount, status, rate, payout }) => ({ amount, status, rate, payout })),
      );
    }),
    { numRuns: 25 },
  );
});
