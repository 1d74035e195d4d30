import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { PIN } from '../../house/testing/payments/testPayments.ts';
import { PASSWORD } from '../../house/testing/testHouse.ts';
import type { Mallory } from './mallory.ts';
import { callNamed } from './registry.ts';
import { requestOf } from './send.ts';
import { codeIn } from './trial.ts';
import { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** The thief's bank account. */
const THIEFS = { bank: 'BCA', number: '6660001112', holder: 'THIEF' };
const NEW_PASSWORD = 'mine from now on';
const NEW_PIN = '593817';

/** What the thief has obtained; it changes during the attack. */
interface Loot {
  token: string;
  password: string | null;
  pin: string | null;
  /** The thief's bank account, once it was accepted. */
  account: string | null;
}

type Step = (owner: Mallory, loot: Loot) => Promise<void>;

async function call(name: string, input: object, token?: string): Promise<Record<string, unknown>> {
  const answer = await world.line.send(requestOf(callNamed(name), input, token));
  world.trial.judge(`${name} of a thief`, answer, 'any');
  return answer.status === 200 ? JSON.parse(answer.text) : {};
}

/** A guess if the thief does not know it. */
const pinOf = ({ pin }: Loot) => pin ?? '404040';
const passwordOf = ({ password }: Loot) => password ?? 'a wrong password';

/** All steps that may be tried on the way to the money. */
const STEPS: Record<string, Step> = {
  async newSession({ phone }, loot) {
    const { token } = await call('phoneLogin', { account: phone, password: passwordOf(loot) });
    if (typeof token === 'string') loot.token = token;
  },
  async newPassword(_owner, loot) {
    const input = { oldPassword: passwordOf(loot), password: NEW_PASSWORD };
    if ((await call('userPassword', input, loot.token)).ok) loot.password = NEW_PASSWORD;
  },
  async newPin(_owner, loot) {
    const input = { by: 'pin', oldPin: pinOf(loot), pin: NEW_PIN };
    if ((await call('userPinChange', input, loot.token)).ok) loot.pin = NEW_PIN;
  },
  async identity(_owner, { token }) {
    await call('userIdentification', { fullName: 'Thief', birthDate: '1990-01-01' }, token);
  },
  async addAccount(_owner, loot) {
    const { id } = await call('bankAccountAdd', { ...THIEFS, pin: pinOf(loot) }, loot.token);
    if (typeof id === 'string') loot.account = id;
  },
  async changeAccount({ account }, loot) {
    const input = { id: account, ...THIEFS, number: '6660001113', pin: pinOf(loot) };
    const { id } = await call('bankAccountChange', input, loot.token);
    if (typeof id === 'string') loot.account = id;
  },
  async withdraw({ account }, loot) {
    for (const one of [loot.account, account])
      if (one !== null)
        await call('withdraw', { account: one, amount: '50000000', pin: pinOf(loot) }, loot.token);
  },
};
const NAMES = Object.keys(STEPS);

/** The amount paid, or in progress, to the thief's bank account. */
async function gone({ userId }: Mallory): Promise<number> {
  const { rows } = await world.house.db.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM withdrawals WHERE user_id = $1 AND number LIKE '666000111%'",
    [userId],
  );
  return rows[0]?.count ?? 0;
}

describe.each([
  ['a stolen session', { password: null, pin: null }],
  ['a stolen session and the PIN', { password: null, pin: PIN }],
  ['a stolen session and the password', { password: PASSWORD, pin: null }],
  ['a stolen session, the password and the PIN', { password: PASSWORD, pin: PIN }],
])('%s', (_what, known) => {
  it('brings no money to a thief, in any order of steps', async () => {
    const orders = fc.sample(fc.shuffledSubarray(NAMES, { minLength: 3 }), { numRuns: 12, seed: 7 });
    for (const order of [NAMES, [...NAMES].reverse(), ...orders]) {
      const owner = await world.mallory();
      const loot: Loot = { token: owner.token, account: null, ...known };
      // At the end a withdrawal is tried once more with everything obtained.
      for (const name of [...order, 'withdraw']) await STEPS[name]?.(owner, loot);
      world.trial.hold(`nothing goes to a thief by ${order}`, (await gone(owner)) === 0);
    }
    world.trial.settle();
  });
});

describe('a link that stops an account', () => {
  const post = (path: string, headers = {}) => world.line.send({ method: 'POST', path, headers });

  it('cannot be guessed, and does nothing by being opened', async () => {
    const owner = await world.mallory();
    await call('userPinChange', { by: 'pin', oldPin: PIN, pin: NEW_PIN }, owner.token);
    const { rows } = await world.house.db.pool.query<{ hash: string }>(
      'SELECT token_hash AS hash FROM stop_links WHERE user_id = $1',
      [owner.userId],
    );
    const hash = rows[0]?.hash ?? '';
    // The hash stored in the database is not a key, and neither is anything similar.
    const tries = [
      hash,
      hash.slice(0, 22),
      'a'.repeat(22),
      '%25',
      "'",
      '..%2f',
      'A'.repeat(90),
      '%00',
      '%F0%9F',
    ];
    for (const one of tries)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        const answer = await world.line.send({ method, path: `/stop/${one}` });
        world.trial.judge(`${method} of a link ${one}`, answer, 'refused');
      }
    world.trial.judge('no token', await post('/stop/'), 'refused');
    const big = { 'content-type': 'application/json', 'content-length': '10' };
    world.trial.judge(
      'a body',
      await world.line.send({ method: 'POST', path: '/stop/x', headers: big, body: '{"a":true}' }),
      'refused',
    );
    const here = await world.line.send(requestOf(callNamed('userBrief'), undefined, owner.token));
    world.trial.hold('the owner is signed in', here.status === 200, here.text);
    world.trial.settle();
  });

  it('lets nobody in, and no money out, once it was used, until the owner is back', async () => {
    const owner = await world.mallory();
    await world.house.db.pool.query('SELECT account_freeze($1)', [owner.userId]);
    const input = { account: owner.phone, password: PASSWORD };
    for (let i = 0; i < 3; i++) {
      const answer = await world.line.send(requestOf(callNamed('phoneLogin'), input));
      world.trial.judge('a sign-in to a stopped account', answer, [ErrorCode.accountFrozen]);
    }
    const old = await world.line.send(
      requestOf(callNamed('withdraw'), { account: owner.account, amount: '50000000', pin: PIN }, owner.token),
    );
    world.trial.hold('its session is over', codeIn(old.text) === ErrorCode.badToken, old.text);
    world.trial.settle();
  });
});
