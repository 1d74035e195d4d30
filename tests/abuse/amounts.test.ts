import { afterAll, beforeAll, describe, it } from 'vitest';
import { NO_AMOUNTS } from './hostile.ts';
import type { Mallory } from './mallory.ts';
import { callNamed, type NamedCall, WITH_BODY } from './registry.ts';
import { samplesOf } from './sample.ts';
import { requestOf } from './send.ts';
import { each } from './trial.ts';
import { World } from './world.ts';

let world: World;
let mallory: Mallory;
beforeAll(async () => {
  world = await World.open();
  mallory = await world.mallory();
});
afterAll(() => world.close());

/** Every call that takes an amount. */
const WITH_AMOUNT = WITH_BODY.filter((named) => samplesOf(named).some((sample) => 'amount' in sample));

/** A player's own limit may be zero, and as high as the ledger can hold. */
const LIMITS = ['0'];

/** JSON texts that JavaScript would not serialise. */
const RAW = [
  '1e400',
  '-1e400',
  '5e7',
  '5E+7',
  '50000000.0',
  '5.0e7',
  '-0',
  '9'.repeat(400),
  '0.1e9',
  '00',
  '+1',
];

/** Well-formed, but out of every range, or not a whole unit of the currency. */
const OUT_OF_RANGE = ['1', '99', '100', '101', '50000001', '50000099', '999999999999999', '999999999999900'];

const inputOf = (named: NamedCall, amount: unknown) => ({
  ...samplesOf(named)[0],
  ...(named.name === 'withdraw' && { account: mallory.account }),
  ...(named.name === 'payRecharge' && {
    port: 'qris',
    bank: undefined,
    promotion: undefined,
    from: undefined,
  }),
  amount,
});

async function ordersOf(userId: string): Promise<string> {
  const { rows } = await world.house.db.pool.query(
    `SELECT (SELECT count(*) FROM deposit_orders WHERE user_id = $1) AS deposits,
       (SELECT count(*) FROM withdrawals WHERE user_id = $1) AS withdrawals`,
    [userId],
  );
  return `${rows[0].deposits} ${rows[0].withdrawals}`;
}

describe('invalid amounts', () => {
  it.each(WITH_AMOUNT)('$name', async (named) => {
    const { userId, token } = mallory;
    const before = [await world.footprint(userId), await ordersOf(userId)].join('\n');
    const isLimit = named.name.startsWith('userLimits');
    const refused = NO_AMOUNTS.filter((amount) => !isLimit || !LIMITS.includes(amount as string));
    await each(refused, async (amount) => {
      const answer = await world.line.send(requestOf(named.call, inputOf(named, amount), token));
      world.trial.judge(`${named.name} of ${JSON.stringify(amount)?.slice(0, 40)}`, answer, 'refused');
    });
    await each(RAW, async (amount) => {
      const sent = requestOf(named.call, inputOf(named, 'AMOUNT'), token);
      const body = String(sent.body).replace('"AMOUNT"', amount);
      world.trial.judge(`${named.name} of ${amount}`, await world.line.send({ ...sent, body }), 'refused');
    });
    if (!isLimit)
      await each(OUT_OF_RANGE, async (amount) => {
        const answer = await world.line.send(requestOf(named.call, inputOf(named, amount), token));
        world.trial.judge(`${named.name} of ${amount}`, answer, 'refused');
      });
    const after = [await world.footprint(userId), await ordersOf(userId)].join('\n');
    world.trial.hold(`${named.name} changed nothing`, before === after, `${before}\n${after}`);
    world.trial.settle();
  });
});

it('would be accepted if valid', async () => {
  const { userId, token } = await world.mallory();
  const { account } = await world.mallory();
  for (const [name, more] of [
    ['payRecharge', { port: 'qris', bank: undefined, promotion: undefined, from: undefined }],
    ['withdrawFee', {}],
  ] as const) {
    const named = { name, call: callNamed(name) };
    const input = { ...inputOf(named, '50000000'), ...more };
    const answer = await world.line.send(requestOf(named.call, input, token));
    world.trial.hold(`${name} of a good amount`, answer.status === 200, answer.text);
  }
  // A valid amount to another player's bank account is a different case.
  const named = { name: 'withdraw', call: callNamed('withdraw') };
  const input = { account, amount: '50000000', pin: '271828' };
  const answer = await world.line.send(requestOf(named.call, input, token));
  world.trial.judge('withdraw to the account of another', answer, 'refused');
  world.trial.hold('nothing is held', (await ordersOf(userId)) === '2 0');
  world.trial.settle();
});
