import { type Bench, Broken, type Rule } from './bench.ts';
import type { Proof, Transaction } from './driver.ts';

/** Rules that apply to every request, whatever its content. */

const hub = 'hub88';
const one = 'oneWallet';

const unproven = (name: string, proof: Proof, only?: string): Rule => ({
  name,
  ...(only !== undefined && { only }),
  check: (bench) =>
    bench.moves(0n, async () => {
      const transaction = { kind: 'bet', id: bench.id(), amount: bench.stake } as const;
      bench.check('a bet', await bench.driver.transact(transaction, proof), 'badSignature');
    }),
});

/** An invalid bet with altered fields. */
const malformed = (
  name: string,
  wanted: 'syntax' | 'types',
  change: (fields: Record<string, unknown>) => object,
  only?: string,
): Rule => ({
  name,
  ...(only !== undefined && { only }),
  check: (bench) =>
    bench.moves(0n, async () => {
      const fields = bench.driver.bodyOf({ kind: 'bet', id: bench.id(), amount: bench.stake });
      bench.check('it', await bench.driver.send('bet', JSON.stringify(change(fields))), wanted);
    }),
});

/** A signature covers only the body, so a body signed for one call must be invalid for another. */
const ofAnotherCall = (kind: Transaction['kind'], other: Transaction['kind']): Rule => ({
  name: `signature: the body of a ${kind} is none of a ${other}`,
  only: hub,
  check: (bench) =>
    bench.moves(0n, async () => {
      const reference = kind === 'bet' ? null : bench.id();
      const body = bench.driver.bodyOf({ kind, id: bench.id(), amount: bench.stake, reference });
      bench.check('it', await bench.driver.send(other, JSON.stringify(body)), 'syntax');
    }),
});

const amounted = (fields: Record<string, unknown>, amount: unknown) => ({
  ...fields,
  transaction: { ...(fields.transaction as object), amount },
});

async function answered(bench: Bench, body: string): Promise<void> {
  bench.check('it', await bench.driver.send('bet', body), 'syntax');
}

export const REQUEST_RULES: readonly Rule[] = [
  {
    name: 'balance: tells what the player has',
    check: async (bench) => void (await bench.balance()),
  },
  {
    name: 'info: tells the player',
    only: hub,
    async check(bench) {
      const answer = await bench.driver.info?.();
      if (answer) bench.check('info', answer, 'ok');
    },
  },
  {
    name: "answer: echoes the request's own name, refused or not",
    async check(bench) {
      for (const transaction of [{}, { game: 'no-such-game' }]) {
        const { echoed } = await bench.driver.transact({
          kind: 'bet',
          id: bench.id(),
          amount: 0n,
          ...transaction,
        });
        if (!echoed) throw new Broken('it is not in the answer');
      }
    },
  },
  {
    name: 'answer: comes within a second',
    async check(bench) {
      const { ms } = await bench.driver.balance();
      if (ms > 1_000) throw new Broken(`it took ${Math.round(ms)} ms`);
    },
  },
  unproven('signature: one byte of the body changed', 'changedByte'),
  unproven('signature: the same fields written anew', 'reserialised', hub),
  unproven('signature: of another key', 'wrongKey'),
  unproven('signature: no signature at all', 'none'),
  unproven('signature: something else in its place', 'garbage'),
  ofAnotherCall('bet', 'win'),
  ofAnotherCall('bet', 'rollback'),
  ofAnotherCall('win', 'bet'),
  ofAnotherCall('win', 'rollback'),
  ofAnotherCall('rollback', 'bet'),
  ofAnotherCall('rollback', 'win'),
  {
    name: 'signature: is looked at before the body is',
    async check(bench) {
      bench.check('no JSON', await bench.driver.send('bet', '{"a":', 'none'), 'badSignature');
    },
  },
  { name: 'syntax: no JSON', check: (bench) => answered(bench, '{"user":') },
  { name: 'syntax: no object', check: (bench) => answered(bench, '[]') },
  { name: 'syntax: nothing', check: (bench) => answered(bench, '') },
  malformed('syntax: a field is missing', 'syntax', ({ game_code: _, game: __, ...fields }) => fields),
  malformed('types: a text for an amount', 'types', (fields) => ({ ...fields, amount: '100000' }), hub),
  malformed('types: a number for a name', 'types', (fields) => ({ ...fields, transaction_uuid: 7 }), hub),
  malformed('types: a text for an amount', 'types', (fields) => amounted(fields, '1.00'), one),
  malformed('money: no whole minor unit', 'syntax', (fields) => ({ ...fields, amount: 100_001 }), hub),
  malformed('money: less than nothing', 'syntax', (fields) => ({ ...fields, amount: -100_000 }), hub),
  malformed('money: a fraction', 'syntax', (fields) => ({ ...fields, amount: 1_000.5 }), hub),
  malformed('money: no whole minor unit', 'syntax', (fields) => amounted(fields, 1.005), one),
  malformed('money: less than nothing', 'syntax', (fields) => amounted(fields, -1), one),
  {
    name: 'token: one that is unknown',
    async check(bench) {
      const token = 'x'.repeat(43);
      bench.check('the balance', await bench.driver.balance({ token }), 'invalidToken');
      await bench.transact({ kind: 'bet', id: bench.id(), amount: bench.stake, token }, 'invalidToken');
    },
  },
  {
    name: "token: another player's",
    needs: 'other',
    async check(bench) {
      const token = bench.extras.other?.token ?? '';
      await bench.transact({ kind: 'bet', id: bench.id(), amount: bench.stake, token }, 'invalidToken');
    },
  },
  {
    name: 'token: one that ran out places no bet',
    needs: 'expiredToken',
    async check(bench) {
      const token = bench.extras.expiredToken ?? '';
      await bench.transact({ kind: 'bet', id: bench.id(), amount: bench.stake, token }, 'tokenExpired');
    },
  },
  {
    name: 'game: one that is unknown',
    async check(bench) {
      await bench.transact(
        { kind: 'bet', id: bench.id(), amount: bench.stake, game: 'no-such-game' },
        'wrongGame',
      );
    },
  },
  {
    name: "currency: not the player's",
    async check(bench) {
      await bench.transact(
        { kind: 'bet', id: bench.id(), amount: bench.stake, currency: 'XTS' },
        'wrongCurrency',
      );
    },
  },
];
