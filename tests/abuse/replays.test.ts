import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { PIN } from '../../house/testing/payments/testPayments.ts';
import type { Mallory } from './mallory.ts';
import { callNamed } from './registry.ts';
import { type Answered, requestOf } from './send.ts';
import { codeIn } from './trial.ts';
import { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const AT_ONCE = 24;
/** PIN attempts are counted before the check, so some of many correct concurrent ones find it locked for the moment. */
const REFUSED: readonly number[] = [ErrorCode.withdrawalOpen, ErrorCode.pinLocked];

/** Sends the same call many times concurrently; `alter` changes each request. */
async function storm(
  name: string,
  { token }: Mallory,
  input: object,
  key: string | null,
  alter: (i: number) => object = () => ({}),
): Promise<Answered[]> {
  return Promise.all(
    Array.from({ length: AT_ONCE }, (_, i) => {
      const sent = requestOf(callNamed(name), { ...input, ...alter(i) }, token);
      const { 'idempotency-key': _key, ...headers } = sent.headers ?? {};
      return world.line.send({
        ...sent,
        headers: { ...headers, ...(key !== null && { 'idempotency-key': key }) },
      });
    }),
  );
}

const rowsOf = async (table: string, { userId }: Mallory): Promise<number> => {
  const { rows } = await world.house.db.pool.query(
    `SELECT count(*)::int AS count FROM ${table} WHERE user_id = $1`,
    [userId],
  );
  return rows[0].count;
};
const idsIn = (answers: readonly Answered[]) =>
  new Set(answers.filter(({ status }) => status === 200).map(({ text }) => JSON.parse(text).id));

const RECHARGE = { port: 'qris', amount: '50000000' };
const takeOut = ({ account }: Mallory) => ({ account, amount: '50000000', pin: PIN });

/** Money calls with their input, the table that records them, and the initial number of rows. */
const MONEY = [
  ['payRecharge', () => RECHARGE, 'deposit_orders', 1],
  ['withdraw', takeOut, 'withdrawals', 0],
] as const;

describe.each(MONEY)('%s', (name, inputOf, table, before) => {
  it('is executed once per key, however often and concurrently it is sent', async () => {
    const mallory = await world.mallory();
    for (let again = 0; again < 3; again++) {
      const answers = await storm(name, mallory, inputOf(mallory), 'one-intent');
      for (const answer of answers) world.trial.judge(`${name} with one key`, answer, 'any');
      world.trial.hold(`${name} answers alike`, idsIn(answers).size === 1, [...idsIn(answers)]);
    }
    world.trial.hold(`${name} was done once`, (await rowsOf(table, mallory)) === before + 1);
    world.trial.settle();
  });

  it('is refused when a key is reused with another body', async () => {
    const mallory = await world.mallory();
    const first = await storm(name, mallory, inputOf(mallory), 'reused');
    expect(first.some(({ status }) => status === 200)).toBe(true);
    const answers = await storm(name, mallory, inputOf(mallory), 'reused', (i) => ({
      amount: `${50_000_100 + i * 100}`,
    }));
    for (const answer of answers)
      world.trial.judge(`${name} of another amount with a used key`, answer, [
        ErrorCode.badParameter,
        ErrorCode.pinLocked,
      ]);
    world.trial.hold(`${name} was done once`, (await rowsOf(table, mallory)) === before + 1);
    world.trial.settle();
  });

  it('accepts one of many bodies that arrive concurrently with one key', async () => {
    const mallory = await world.mallory();
    const answers = await storm(name, mallory, inputOf(mallory), 'many-bodies', (i) => ({
      amount: `${50_000_000 + i * 100}`,
    }));
    for (const answer of answers) world.trial.judge(`${name} of many amounts`, answer, 'any');
    world.trial.hold(`${name} was done once`, idsIn(answers).size === 1, [...idsIn(answers)]);
    world.trial.hold(`${name} left one row`, (await rowsOf(table, mallory)) === before + 1);
    world.trial.settle();
  });

  it("does not return another player's answer for the same key", async () => {
    const [first, second] = await Promise.all([world.mallory(), world.mallory()]);
    const mine = idsIn(await storm(name, first, inputOf(first), 'shared-key'));
    const theirs = idsIn(await storm(name, second, inputOf(second), 'shared-key'));
    world.trial.hold(`${name}: one each`, mine.size === 1 && theirs.size === 1);
    world.trial.hold(
      `${name}: each their own`,
      [...mine].every((id) => !theirs.has(id)),
    );
    world.trial.settle();
  });

  it.each([null, '', ' ', 'a b', 'x'.repeat(101), 'x'.repeat(7_000), 'é', '\u00a0'])(
    'is refused with the key %j',
    async (key) => {
      const mallory = await world.mallory();
      for (const answer of await storm(name, mallory, inputOf(mallory), key))
        world.trial.judge(`${name} with the key ${JSON.stringify(key)?.slice(0, 20)}`, answer, [
          ErrorCode.badParameter,
        ]);
      world.trial.hold(`${name} left nothing`, (await rowsOf(table, mallory)) === before);
      world.trial.settle();
    },
  );
});

it('only one withdrawal at a time is accepted when many with different keys arrive concurrently', async () => {
  const mallory = await world.mallory();
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      world.line.send(requestOf(callNamed('withdraw'), takeOut(mallory), mallory.token)),
    ),
  );
  const done = answers.filter(({ status }) => status === 200);
  for (const answer of answers) world.trial.judge('withdraw at once', answer, 'any');
  world.trial.hold('one was taken', done.length === 1, done.length);
  for (const { text } of answers.filter(({ status }) => status !== 200))
    world.trial.hold('others were refused', REFUSED.includes(codeIn(text) ?? 0), text);

  // Cancelled repeatedly, the money is returned once.
  const { id } = JSON.parse(done[0]?.text ?? '{}') as { id: string };
  const wealth = await world.wealth(mallory.userId);
  for (const answer of await storm('withdrawCancel', mallory, { id }, null))
    world.trial.judge('cancel at once', answer, 'any');
  const { rows } = await world.house.db.pool.query(
    "SELECT count(*)::int AS times FROM ledger_transfers WHERE order_id = $1 AND kind = 'returned'",
    [id],
  );
  world.trial.hold('returned once', rows[0].times === 1, rows[0].times);
  world.trial.hold('nothing was made', (await world.wealth(mallory.userId)) === wealth);
  world.trial.settle();
});

it('a player never has more open orders than allowed, sent concurrently with different keys', async () => {
  const mallory = await world.mallory();
  const send = () => world.line.send(requestOf(callNamed('payRecharge'), RECHARGE, mallory.token));
  for (const answer of await Promise.all(Array.from({ length: 40 }, send)))
    world.trial.judge('recharge at once', answer, 'any');
  world.trial.hold('at most ten are open', (await rowsOf('deposit_orders', mallory)) <= 11);
  world.trial.settle();
});
