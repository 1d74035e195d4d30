import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../contract/errors.ts';
import { userMfaBegin, userMfaConfirm } from '../../contract/http/people/security.ts';
import { PIN } from '../../house/testing/payments/testPayments.ts';
import { codeTo } from '../../house/testing/people/testSecurity.ts';
import { PASSWORD, TestHouse } from '../../house/testing/testHouse.ts';
import type { Mallory } from './mallory.ts';
import { callNamed } from './registry.ts';
import { type Answered, Line, requestOf } from './send.ts';
import { codeIn } from './trial.ts';
import { World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** Allowed consecutive attempts at an account: the eighth is still checked, and locks it. */
const MOST = 8;

/** A call that checks a secret, and its input with a guess. */
type Way = readonly [name: string, input: (guess: string) => object, token?: string];

let sent = 0;
/** One attempt, each time from another address. */
function attempt([name, inputOf, token]: Way, guess: string): Promise<Answered> {
  sent += 1;
  const request = requestOf(callNamed(name), inputOf(guess), token);
  const from = `203.0.113.${sent % 250}`;
  const headers = {
    ...request.headers,
    'x-forwarded-for': from,
    'x-real-ip': from,
    forwarded: `for=${from}`,
  };
  return world.line.send({ ...request, headers });
}

/** Tries wrong guesses by all calls in turn, sequentially and then concurrently; returns how many of them were checked. */
async function guess(
  what: string,
  ways: readonly Way[],
  wrong: string,
  locked: readonly number[],
): Promise<number> {
  const turns = Array.from({ length: 24 }, (_, i) => ways[i % ways.length] as Way);
  const answers: Answered[] = [];
  for (const way of turns.slice(0, 12)) answers.push(await attempt(way, wrong));
  answers.push(...(await Promise.all(turns.slice(12).map((way) => attempt(way, wrong)))));
  for (const answer of answers) world.trial.judge(`guessing ${what}`, answer, 'refused');
  return answers.filter(({ text }) => !locked.includes(codeIn(text) ?? 0)).length;
}

/** Checks that the correct secret is refused like a wrong one by every call, so that nobody learns that it was correct. */
async function rightIsRefused(what: string, ways: readonly Way[], right: string, codes: readonly number[]) {
  for (const way of ways)
    world.trial.judge(
      `the right ${what} after too many guesses, by ${way[0]}`,
      await attempt(way, right),
      codes,
    );
}

describe('a password', () => {
  const waysOf = ({ phone, userName, token }: Mallory): Way[] => [
    ['phoneLogin', (password) => ({ account: phone, password })],
    ['phoneLogin', (password) => ({ account: `0${phone}`, password })],
    ['phoneLogin', (password) => ({ account: `62${phone}`, password })],
    ['phoneLogin', (password) => ({ account: userName, password })],
    ['phoneLogin', (password) => ({ account: userName.toUpperCase(), password })],
    ['userPassword', (oldPassword) => ({ oldPassword, password: 'mine from now on' }), token],
    ['userMfaBegin', (password) => ({ password }), token],
    ['phoneRegister', (password) => ({ phone, password })],
    ['loadpageRegister', (password) => ({ userName: userName.toUpperCase(), password })],
  ];

  it('is checked eight times at most, by any call, name, case and address', async () => {
    const owner = await world.mallory();
    // A repeated registration signs in to a young account.
    await world.house.db.pool.query('UPDATE users SET created_at = $2 WHERE id = $1', [
      owner.userId,
      world.house.house.clock.now(),
    ]);
    const looked = await guess('a password', waysOf(owner), 'wrong password', [ErrorCode.tooFrequent]);
    world.trial.hold('few guesses of a password', looked <= MOST, looked);
    await rightIsRefused('password', waysOf(owner), PASSWORD, [ErrorCode.tooFrequent]);
    world.trial.settle();
  });

  it('cannot be checked more often by signing in to another account in between', async () => {
    const [owner, mallory] = await Promise.all([world.mallory(), world.mallory()]);
    const [way] = waysOf(owner) as [Way];
    let looked = 0;
    for (let i = 0; i < 12; i++) {
      if (codeIn((await attempt(way, 'wrong password')).text) !== ErrorCode.tooFrequent) looked += 1;
      const own = await attempt(
        ['phoneLogin', (password) => ({ account: mallory.phone, password })],
        PASSWORD,
      );
      expect(own.status).toBe(200);
    }
    world.trial.hold('few guesses with sign-ins between', looked <= MOST, looked);
    world.trial.settle();
  });

  it('is answered alike for existing and unknown accounts', async () => {
    const owner = await world.mallory();
    for (const [known, unknown] of [
      [owner.phone, '81200009999'],
      [owner.userName, 'nobody_here'],
    ]) {
      const requestCode = (account = '') =>
        attempt(['phoneLogin', (password) => ({ account, password })], 'wrong password');
      const [there, absent] = [await requestCode(known), await requestCode(unknown)];
      world.trial.hold(`a sign-in as ${known}`, there.text === absent.text && there.status === absent.status);
    }
    const tryCode = async (phone: string) => {
      const { status, text } = await attempt(['phoneCheck', () => ({ phone, purpose: 'resetPassword' })], '');
      return `${status} ${Object.keys(JSON.parse(text))}`;
    };
    world.trial.hold(
      'a code for a password',
      (await tryCode(owner.phone)) === (await tryCode('81200008888')),
    );
    world.trial.settle();
  });
});

it('a PIN is checked five times at most, by any call', async () => {
  const owner = await world.mallory();
  const { token, account } = owner;
  const fields = { bank: 'BCA', number: '0123456789', holder: 'MALLORY' };
  const ways: Way[] = [
    ['withdraw', (pin) => ({ account, amount: '50000000', pin }), token],
    ['bankAccountAdd', (pin) => ({ ...fields, pin }), token],
    ['bankAccountChange', (pin) => ({ id: account, ...fields, pin }), token],
    ['userPinChange', (oldPin) => ({ by: 'pin', oldPin, pin: '593817' }), token],
  ];
  const looked = await guess('a PIN', ways, '404040', [ErrorCode.pinLocked]);
  world.trial.hold('five guesses of a PIN', looked <= 5, looked);
  await rightIsRefused('PIN', ways, PIN, [ErrorCode.pinLocked]);
  world.trial.judge(
    'a new PIN over a locked one',
    await attempt(['userPinSet', (pin) => ({ pin, password: PASSWORD }), token], '593817'),
    [ErrorCode.alreadySet],
  );
  world.trial.settle();
});

describe('a code sent by message', () => {
  it('to a phone is checked five times at most, sent once, and not valid for anything else', async () => {
    const { phone, token, userId } = await world.mallory();
    const spellings = [phone, `0${phone}`, `62${phone}`, `620${phone}`];
    const requests = spellings.map(
      (one): Way => ['phoneCheck', () => ({ phone: one, purpose: 'resetPassword' })],
    );
    expect((await attempt(requests[0] as Way, '')).status).toBe(200);
    const code = await codeTo(world.house, `+62${phone}`);
    await rightIsRefused('asking again', [...requests, ...requests], '', [ErrorCode.tooFrequent]);
    const others: Way[] = [
      ['userPinChange', (one) => ({ by: 'phone', code: one, pin: '593817' }), token],
      ['userPhoneBind', (one) => ({ phone, code: one, password: PASSWORD }), token],
    ];
    await rightIsRefused('code of another purpose', others, code, [ErrorCode.wrongCode]);
    const ways = spellings.map(
      (one): Way => ['phonePassword', (given) => ({ phone: one, code: given, password: 'mine from now on' })],
    );
    const wrong = code === '000000' ? '000001' : '000000';
    await guess('a code', ways, wrong, []);
    await rightIsRefused('code', ways, code, [ErrorCode.wrongCode]);
    const { rows } = await world.house.db.pool.query(
      `SELECT (SELECT count(*)::int FROM outbox WHERE "to" = $1 AND purpose = 'resetPassword') AS sent,
         (SELECT count(*)::int FROM sessions WHERE user_id = $2) AS sessions`,
      [`+62${phone}`, userId],
    );
    world.trial.hold(
      'one code was sent and nobody was signed out',
      rows[0].sent === 1 && rows[0].sessions === 1,
    );
    world.trial.settle();
  });

  it('to sign in is checked five times at most, and locks with the password', async () => {
    const { phone, token, userId } = await world.mallory();
    const spellings = [phone, `0${phone}`, `62${phone}`, `620${phone}`];
    const requests = spellings.map((one): Way => ['phoneCheck', () => ({ phone: one, purpose: 'login' })]);
    expect((await attempt(requests[0] as Way, '')).status).toBe(200);
    const code = await codeTo(world.house, `+62${phone}`);
    await rightIsRefused('asking again', [...requests, ...requests], '', [ErrorCode.tooFrequent]);
    const others: Way[] = [
      ['phonePassword', (one) => ({ phone, code: one, password: 'mine from now on' })],
      ['userPinChange', (one) => ({ by: 'phone', code: one, pin: '593817' }), token],
    ];
    await rightIsRefused('code of another purpose', others, code, [ErrorCode.wrongCode]);
    const ways = spellings.map((one): Way => ['phoneLogin', (given) => ({ phone: one, code: given })]);
    const wrong = code === '000000' ? '000001' : '000000';
    const looked = await guess('a code to sign in', ways, wrong, [ErrorCode.tooFrequent]);
    world.trial.hold('few guesses of a code to sign in', looked <= MOST, looked);
    const passwords: Way[] = [['phoneLogin', () => ({ account: phone, password: PASSWORD })]];
    await rightIsRefused('code to sign in', [...ways, ...passwords], code, [ErrorCode.tooFrequent]);
    await world.house.db.pool.query('DELETE FROM sign_in_attempts WHERE phone = $1', [`+62${phone}`]);
    await rightIsRefused('burnt code', ways, code, [ErrorCode.wrongCode]);
    const { rows } = await world.house.db.pool.query(
      'SELECT count(*)::int AS sessions FROM sessions WHERE user_id = $1',
      [userId],
    );
    world.trial.hold('nobody signed in', rows[0].sessions === 1);
    world.trial.settle();
  });

  it('to an e-mail address is checked five times at most, in any case', async () => {
    const { token } = await world.mallory();
    const email = 'guessed@example.com';
    const spellings = [email, email.toUpperCase(), ' Guessed@Example.com '];
    const requestCode: Way = ['emailCode', () => ({ purpose: 'bindEmail', email }), token];
    expect((await attempt(requestCode, '')).status).toBe(200);
    const code = await codeTo(world.house, email);
    const ways = spellings.flatMap((one): Way[] => [
      ['emailVerify', (given) => ({ email: one, code: given }), token],
      ['emailBind', (given) => ({ email: one, code: given }), token],
      ['emailPassword', (given) => ({ email: one, code: given, password: 'mine from now on' })],
    ]);
    await guess('an e-mailed code', ways, code === '000000' ? '000001' : '000000', []);
    await rightIsRefused('e-mailed code', ways, code, [ErrorCode.wrongEmailCode]);
    world.trial.settle();
  });

  it('can be requested five times an hour at most, and for few different addresses', async () => {
    const { token, phone } = await world.mallory();
    const requestCode: Way = ['phoneCheck', () => ({ phone, purpose: 'resetPassword' })];
    let codes = 0;
    for (let i = 0; i < 9; i++) {
      if ((await attempt(requestCode, '')).status === 200) codes += 1;
      await world.house.db.pool.query(
        'UPDATE message_codes SET created_at = created_at - 61000 WHERE target = $1',
        [`+62${phone}`],
      );
    }
    world.trial.hold('five codes an hour', codes === 5, codes);
    let others = 0;
    for (let i = 0; i < 30; i++) {
      const other: Way = [
        'emailCode',
        () => ({ purpose: 'bindEmail', email: `flood${i}@example.com` }),
        token,
      ];
      if ((await attempt(other, '')).status === 200) others += 1;
    }
    world.trial.hold('codes to few addresses', others <= MOST, others);
    world.trial.settle();
  });
});

describe('a second factor', () => {
  async function withFactor() {
    const owner = await world.mallory();
    const { token } = owner;
    const { secret } = await world.house.call(userMfaBegin, { token, input: { password: PASSWORD } });
    const appCode = (step: number) =>
      generate({ secret, epoch: Math.floor(world.house.house.clock.now() / 1_000) + 30 * step });
    const used = await appCode(0);
    const { backupCodes } = await world.house.call(userMfaConfirm, { token, input: { code: used } });
    return { ...owner, appCode, used, backupCodes };
  }
  const waysOf = ({ phone, userName, token }: Mallory): Way[] => [
    ['phoneLogin', (factorCode) => ({ account: phone, password: PASSWORD, factorCode })],
    ['phoneLogin', (factorCode) => ({ account: userName.toUpperCase(), password: PASSWORD, factorCode })],
    ['userMfaRemove', (code) => ({ code }), token],
  ];

  it.each(['000000', 'AAAA-BBBB-CCCC'])('is guessed eight times at most by %s', async (wrong) => {
    const owner = await withFactor();
    const looked = await guess('a second factor', waysOf(owner), wrong, [ErrorCode.tooFrequent]);
    world.trial.hold('few guesses of a factor', looked <= MOST, looked);
    const codes = [ErrorCode.tooFrequent];
    await rightIsRefused('app code', waysOf(owner), await owner.appCode(1), codes);
    await rightIsRefused('backup code', waysOf(owner), owner.backupCodes[0] ?? '', codes);
    world.trial.settle();
  });

  it('accepts each code once, and nobody else’s', async () => {
    const [owner, other] = [await withFactor(), await withFactor()];
    const [login] = waysOf(owner) as [Way];
    world.trial.judge('the code it was turned on with', await attempt(login, owner.used), [
      ErrorCode.wrongFactor,
    ]);
    const [backup = '', second = ''] = owner.backupCodes;
    const parallel = await Promise.all(Array.from({ length: 5 }, () => attempt(login, backup)));
    world.trial.hold(
      'a backup code is good once',
      parallel.filter(({ status }) => status === 200).length === 1,
    );
    for (const stolen of [backup, other.backupCodes[0] ?? '', await other.appCode(1)])
      world.trial.judge('a code that is not theirs any more', await attempt(login, stolen), [
        ErrorCode.wrongFactor,
      ]);
    world.trial.hold('another backup code is good', (await attempt(login, second)).status === 200);
    world.trial.settle();
  });
});

it('an address is rate-limited whatever its headers', async () => {
  const strict = await TestHouse.start({ httpLimits: { calls: 200, tries: 20, triesOfOne: 5 } });
  const line = new Line(strict.url);
  try {
    const send = (name: string, input: unknown, i: number) => {
      const request = requestOf(callNamed(name), input);
      const from = `198.51.100.${i}`;
      return line.send({
        ...request,
        headers: {
          ...request.headers,
          'x-forwarded-for': from,
          'cf-connecting-ip': from,
          'x-client-ip': from,
        },
      });
    };
    let looked = 0;
    for (let i = 0; i < 40; i++) {
      const answer = await send(
        'phoneLogin',
        { account: `8123450${1_000 + i}`, password: 'wrong password' },
        i,
      );
      world.trial.judge('a sign-in from ever other addresses', answer, 'refused');
      if (codeIn(answer.text) !== ErrorCode.tooFrequent) looked += 1;
    }
    world.trial.hold('tries of an address', looked <= 20, looked);
    let answered = 0;
    for (let i = 0; i < 240; i++)
      if ((await send('userOnline', undefined, i % 250)).status === 200) answered += 1;
    world.trial.hold('calls of an address', answered <= 160, answered);
    world.trial.settle();
  } finally {
    line.close();
    await strict.close();
  }
});
