import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timesOf } from '../../../../tests/longRun.ts';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { bonusIn, bonusOf } from '../../../testing/ledger/testBonus.ts';
import { adjust, debtOf, limitAdjustments } from '../../../testing/ledger/testBooks.ts';
import { award, grant } from '../../../testing/ledger/testGifts.ts';
import {
  addPlayers,
  addRound,
  bet,
  CURRENCY,
  GAME,
  modelReply,
  payDue,
  refusal,
  settleRound,
} from '../../../testing/ledger/testLedger.ts';
import { LedgerModel } from '../../../testing/ledger/testModel.ts';
import { addDeposit, payIn } from '../../../testing/ledger/testOrders.ts';
import { walletOf } from '../ledger.ts';
import { chargeBack } from '../payments.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { payBet, returnBet } from './bets.ts';
import { closeRound, openRound } from './rounds.ts';

const PLAYERS = 3;
const ROUNDS = 4;
const FUNDS = 1_000n;
/** Low enough that two players together reach it in a round. */
const CAP = { mostExposure: 900n };

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
  await limitAdjustments(db, 1_000_000n);
  await db.pool.query('INSERT INTO game_caps VALUES ($1, $2, $3)', [GAME, CURRENCY, CAP.mostExposure]);
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

/** One run's players and rounds in the database, indexed by their number in the model. */
interface World {
  model: LedgerModel;
  players: bigint[];
  rounds: bigint[];
  /** Paid deposit orders without a chargeback, with the player's number. */
  paid: { who: number; orderId: bigint; amount: bigint }[];
}

const player = fc.nat({ max: PLAYERS - 1 });
// One number more than there are rounds, for a round that does not exist.
const round = fc.nat({ max: ROUNDS });
// Few keys, to get repeats with the same body and with different ones.
const key: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const amount = fc.oneof(
  { weight: 8, arbitrary: fc.bigInt(1n, 600n) },
  { weight: 1, arbitrary: fc.bigInt(-5n, 5_000n) },
);
const rate = fc.bigInt(100n, 400n).map((cents) => cents * 100n);

const granting = fc.tuple(fc.constant('grant' as const), player, key, amount);
const awarding = fc.tuple(fc.constant('award' as const), player, key, amount, fc.nat({ max: 2 }));
const depositing = fc.tuple(fc.constant('deposit' as const), player, fc.bigInt(1n, 600n));
const crediting = fc.tuple(fc.constant('credit' as const), player, fc.bigInt(1n, 300n));
const takingBack = fc.tuple(fc.constant('back' as const), player);
const placing = fc.tuple(fc.constant('place' as const), player, round, key, amount, fc.option(rate));
const ending = fc.tuple(fc.constant('end' as const), player, round, key, fc.option(rate));
const moving = fc.tuple(fc.constant('move' as const), round);
const paying = fc.tuple(fc.constant('due' as const), round, rate);
const settling = fc.tuple(fc.constant('settle' as const), round, rate, fc.boolean());
const request = fc.oneof(
  { weight: 2, arbitrary: granting },
  { weight: 3, arbitrary: awarding },
  { weight: 2, arbitrary: depositing },
  { weight: 1, arbitrary: crediting },
  { weight: 2, arbitrary: takingBack },
  { weight: 8, arbitrary: placing },
  { weight: 6, arbitrary: ending },
  { weight: 4, arbitrary: moving },
  { weight: 2, arbitrary: paying },
  { weight: 2, arbitrary: settling },
);
type Request = typeof request extends fc.Arbitrary<infer T> ? T : never;

/** Requests of one player who stakes deposits before a chargeback; keys rarely repeat. */
const onRound = fc.nat({ max: ROUNDS - 1 });
const nextRate = fc.option(rate);
const owing: fc.Arbitrary<Request> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constant('deposit' as const), fc.constant(0), fc.bigInt(1n, 600n)) },
  { weight: 5, arbitrary: fc.tuple(fc.constant('back' as const), fc.constant(0)) },
  {
    weight: 2,
    arbitrary: fc.tuple(
      fc.constant('award' as const),
      fc.constant(0),
      key,
      fc.bigInt(1n, 300n),
      fc.nat({ max: 1 }),
    ),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant('credit' as const), fc.constant(0), fc.bigInt(1n, 300n)) },
  {
    weight: 9,
    arbitrary: fc.tuple(
      fc.constant('place' as const),
      fc.constant(0),
      onRound,
      fc.uuid(),
      fc.bigInt(50n, 500n),
      nextRate,
    ),
  },
  {
    weight: 6,
    arbitrary: fc.tuple(fc.constant('end' as const), fc.constant(0), onRound, fc.uuid(), nextRate),
  },
  { weight: 4, arbitrary: fc.tuple(fc.constant('move' as const), onRound) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('settle' as const), onRound, rate, fc.boolean()) },
);

/**
 * Runs before every drawn sequence: a debt that a prize, an operator's credit, a win and the next deposit pay one after the
 * other.
 */
const PAID_IN_PARTS: Request[] = [
  ['deposit', 0, 500n],
  ['place', 0, 0, 'all', 500n, 20_000n],
  ['back', 0],
  ['award', 0, 'a', 100n, 0],
  ['award', 0, 'a', 100n, 0],
  ['credit', 0, 60n],
  ['award', 0, 'b', 70n, 1],
  ['move', 0],
  ['move', 0],
  ['end', 0, 0, 'out', 5_000n],
  ['deposit', 0, 41n],
];

/** The driver validates cash-outs: none is above the round's target at that time. */
function possible({ model }: World, request: Request): Request {
  if (request[0] !== 'settle') return request;
  const [kind, on, target, interrupted] = request;
  return [kind, on, model.possibleTarget(on, target), interrupted];
}

/** The model's reply to a request. */
function predict({ model }: World, request: Request): unknown {
  switch (request[0]) {
    case 'grant':
      return model.grant(...without(request));
    case 'award':
      return model.award(...without(request));
    case 'deposit':
      return model.deposit(request[1], request[2]);
    case 'credit':
      return model.credit(request[1], request[2]);
    case 'back':
      return model.chargeBack(request[1]);
    case 'place':
      return model.place(...without(request));
    case 'end':
      return model.end(...without(request));
    case 'move':
      return model.move(request[1]);
    case 'due':
      return model.due(request[1], request[2]);
    case 'settle':
      return model.settle(...without(request));
  }
}

/** The ledger's reply: the code of a refusal, or its result. */
async function answer({ players, rounds, paid }: World, request: Request): Promise<unknown> {
  const round = (number: number) => ({ game: GAME, roundId: rounds[number]! });
  switch (request[0]) {
    case 'grant': {
      const [, who, key, amount] = request;
      const gift = { key, userId: players[who]!, currency: CURRENCY, amount, reason: 'gift' };
      return (await grant(db, gift)).balance;
    }
    case 'award': {
      const [, who, key, amount, multiple] = request;
      const given = { key, userId: players[who]!, currency: CURRENCY, amount, multiple, expiresAt: null };
      return (await award(db, given)).balance;
    }
    case 'deposit': {
      const [, who, amount] = request;
      const orderId = await addDeposit(db, players[who]!, { amount });
      paid.push({ who, orderId, amount });
      return (await payIn(db, orderId, amount, 'P')).balance;
    }
    case 'credit': {
      const [, who, amount] = request;
      await adjust(db, players[who]!, amount);
      return walletOf(db, players[who]!, CURRENCY);
    }
    case 'back': {
      const last = paid.findLastIndex(({ who }) => who === request[1]);
      const [payment] = last < 0 ? [] : paid.splice(last, 1);
      if (!payment) return null;
      const { orderId, amount } = payment;
      const { balance, debt } = await chargeBack(db, { orderId, ref: 'C', payment: 'P', amount });
      return { balance, debt };
    }
    case 'place': {
      const [, who, on, key, amount, effectiveRate] = request;
      return modelReply(await bet(db, players[who]!, rounds[on]!, { key, amount, effectiveRate }));
    }
    case 'end': {
      const [, who, on, key, rate] = request;
      const end = { key, userId: players[who]!, ...round(on) };
      return modelReply(rate === null ? await returnBet(db, end) : await payBet(db, { ...end, rate }));
    }
    case 'move': {
      const opened = await openRound(db, { ...round(request[1]), opensAt: 0, startsAt: 0 });
      return opened || (await closeRound(db, round(request[1])));
    }
    case 'due':
      return (await payDue(db, { ...round(request[1]), rate: request[2] })).length;
    case 'settle': {
      const [, on, target, interrupted] = request;
      return (await settleRound(db, { ...round(on), target, interrupted })).length;
    }
  }
}

function without<Rest extends unknown[]>([, ...rest]: [unknown, ...Rest]): Rest {
  return rest;
}

it.each([
  ['with grants', request, FUNDS],
  ['with debts', owing, 50n],
])(
  'answers every sequence %s as the model predicts, and ends with the same wallets and bets',
  async (_of, drawing, funds) => {
    let debts = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(drawing, { minLength: 20, maxLength: 60, size: 'max' }), async (requests) => {
        const players = await addPlayers(db, PLAYERS, funds);
        const rounds: bigint[] = [];
        for (let i = 0; i < ROUNDS; i++) rounds.push(await addRound(db));
        const world: World = {
          model: new LedgerModel(PLAYERS, ROUNDS, funds, { cap: CAP }),
          players,
          rounds: [...rounds, 9_999_999n],
          paid: [],
        };
        for (const drawn of requests) {
          const request = possible(world, drawn);
          const real = await answer(world, request).catch(refusal);
          expect(real).toEqual(predict(world, request));
          if (world.model.debts.some((debt) => debt > 0n)) debts += 1;
        }
        expect(await Promise.all(players.map((id) => walletOf(db, id, CURRENCY)))).toEqual(
          world.model.wallets,
        );
        expect(await Promise.all(players.map((id) => debtOf(db, id)))).toEqual(world.model.debts);
        expect(await bonusOf(db, players)).toEqual(bonusIn(world.model));
        const { rows } = await db.pool.query(
          'SELECT amount, status, rate, payout FROM bets WHERE user_id = ANY ($1) ORDER BY id',
          [players],
        );
        expect(rows).toEqual(
          world.model.bets.map(({ amount, status, rate, payout }) => ({ amount, status, rate, payout })),
        );
      }),
      // Time limit for shrinking a failure.
      {
        ...{
          numRuns: timesOf({ short: 10, long: 500 }),
          interruptAfterTimeLimit: timesOf({ short: 20_000, long: 600_000 }),
        },
        examples: drawing === owing ? [[PAID_IN_PARTS]] : [],
      },
    );
    if (drawing === owing) expect(debts).toBeGreaterThan(0);
  },
);
