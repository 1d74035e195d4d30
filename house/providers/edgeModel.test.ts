import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timesOf } from '../../tests/longRun.ts';
import { reconcile } from '../money/ledger/reconcile/reconcile.ts';
import { debtOf } from '../testing/ledger/testBooks.ts';
import { ProviderModel } from '../testing/ledger/testProvider.ts';
import { TestProviders } from '../testing/providers/testProviders.ts';
import type { Meaning, Transaction } from './conformance/driver.ts';
import { betName, cancelName, winName } from './oneWallet/bodies.ts';

const SEQUENCES = timesOf({ short: 12, long: 2_000 });
const FUNDS = 1_000n;

let providers: TestProviders;
beforeAll(async () => {
  providers = await TestProviders.start();
});
afterAll(async () => {
  expect(await reconcile(providers.house.db)).toEqual([]);
  await providers.close();
});

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const ofSame = { amount: fc.constantFrom(0n, 100n, 300n, 700n), round: fc.constantFrom('r1', 'r2') };
const closes = fc.boolean();
const free = fc.integer({ min: 0, max: 5 }).map((n) => n === 0);
const hub88: fc.Arbitrary<Transaction> = fc.oneof(
  fc.record({ kind: fc.constant('bet' as const), id, ...ofSame, closes, free }),
  fc.record({ kind: fc.constant('win' as const), id, ...ofSame, closes, reference: fc.option(id) }),
  fc.record({ kind: fc.constant('rollback' as const), id, round: ofSame.round, closes, reference: id }),
);
const oneWallet: fc.Arbitrary<Transaction> = fc.oneof(
  fc.record({ kind: fc.constant('bet' as const), id, ...ofSame }),
  fc.record({ kind: fc.constant('win' as const), id, ...ofSame, reference: id }),
  fc.record({ kind: fc.constant('rollback' as const), id, round: ofSame.round, reference: id }),
);

/** Transaction ids as One Wallet's adapter passes them to the ledger. */
const NAMES = { bet: betName, win: winName, rollback: cancelName };

/** Expected meanings of the model's refusals. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  700: 'notEnough',
  3: 'syntax',
  duplicate: 'duplicate',
  rolledBack: 'rolledBack',
  unknown: 'unknownTransaction',
};

it.each([
  ['hub88', hub88],
  ['oneWallet', oneWallet],
] as const)(
  "any order of a provider's transactions over %s is answered by the rules",
  async (protocol, transaction) => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(transaction, { minLength: 4, maxLength: 14 }), async (all) => {
        run += 1;
        const { userId, driver } = await providers.seat(protocol, FUNDS);
        const model = new ProviderModel(FUNDS);
        for (const one of all) {
          const named: Transaction = { ...one, id: `${run}-${one.id}` };
          if (one.reference != null) named.reference = `${run}-${one.reference}`;
          const { means, status, balance } = await driver.transact(named);
          const answer = model.send(protocol === 'hub88' ? inModel(named) : inOneModel(named));
          if (typeof answer === 'bigint') expect({ status, balance }).toMatchObject({ balance: answer });
          expect(means, status).toContain(typeof answer === 'bigint' ? 'ok' : MEANINGS[answer]);
        }
        expect((await driver.balance()).balance).toBe(model.wallet);
        expect(await debtOf(providers.house.db, userId)).toBe(model.debt);
      }),
      { numRuns: SEQUENCES },
    );
  },
  600_000,
);

function inModel({ kind, id, amount = 0n, round = '', reference = null, free = false }: Transaction) {
  return { kind, uuid: id, amount, round, reference, free };
}

function inOneModel(transaction: Transaction) {
  const { kind, id, reference } = transaction;
  const uuid = kind === 'rollback' ? cancelName(reference ?? '') : NAMES[kind](id);
  return { ...inModel(transaction), uuid, reference: kind === 'bet' ? null : betName(reference ?? '') };
}
