import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { loadpageRegister } from '../../../contract/http/people/accounts.ts';
import { userPhoneCode, userPin, userPinChange, userPinSet } from '../../../contract/http/people/security.ts';
import { codeOf, codeTo, leaveAlone, send, wrong } from '../../testing/people/testSecurity.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';
import { Pins } from './pins.ts';

const PIN = '482913';
const OTHER = '719264';
const MINUTE = 60_000;

let house: TestHouse;
let pins: Pins;
beforeAll(async () => {
  house = await TestHouse.start();
  pins = new Pins(house.db, house.house.clock);
});
afterAll(() => house.close());

async function withPin() {
  const player = await house.register();
  await house.call(userPinSet, { token: player.token, input: { pin: PIN, password: PASSWORD } });
  return { ...player, id: BigInt(player.user.id) };
}
const check = (id: bigint, pin: string) =>
  pins.check(id, pin).then(
    () => 'right',
    (error) => error.code,
  );
const change = (token: string, oldPin: string, pin: string) =>
  codeOf(house, userPinChange, token, { by: 'pin' as const, oldPin, pin });
const unlock = (id: bigint) =>
  house.db.pool.query('UPDATE user_pins SET locked_until = 0 WHERE user_id = $1', [id]);
const lockOf = async (id: bigint) => {
  const { lockedUntil } = await pins.state(id);
  return lockedUntil === null ? 0 : Math.round((lockedUntil - house.house.clock.now()) / MINUTE);
};

describe('a PIN', () => {
  it('is set once with the password, and is stored as a hash', async () => {
    const { token, user } = await house.register();
    expect(await house.call(userPin, { token })).toEqual({ set: false, lockedUntil: null });
    const set = (password: string) => codeOf(house, userPinSet, token, { pin: PIN, password });
    expect(await set('wrong password')).toBe(ErrorCode.wrongPassword);
    expect(await set(PASSWORD)).toBe('done');
    expect(await set(PASSWORD)).toBe(ErrorCode.alreadySet);
    expect(await house.call(userPin, { token })).toEqual({ set: true, lockedUntil: null });
    const { rows } = await house.db.pool.query('SELECT * FROM user_pins WHERE user_id = $1', [user.id]);
    expect(rows[0]?.pin_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows, (_key, value) => String(value))).not.toContain(PIN);
  });

  it('set concurrently has one of the two values', async () => {
    const { token, user } = await house.register();
    const answers = await Promise.all(
      [PIN, OTHER].map((pin) => codeOf(house, userPinSet, token, { pin, password: PASSWORD })),
    );
    expect(answers.sort()).toEqual([ErrorCode.alreadySet, 'done']);
    const found = await Promise.all([check(BigInt(user.id), PIN), check(BigInt(user.id), OTHER)]);
    expect(found.sort()).toEqual([ErrorCode.wrongPin, 'right']);
  });

  it.each(['000000', '999999', '123456', '654321', '098765', '12345', '1234567', '12a456', '', 482913, null])(
    'cannot be %j',
    async (pin) => {
      const { token } = await house.register();
      const { json } = await house.request('POST', userPinSet.path, {
        token,
        body: { pin, password: PASSWORD },
      });
      expect(json.errCode).toBe(ErrorCode.badParameter);
    },
  );

  it('is changed with the old one', async () => {
    const { token, id } = await withPin();
    expect(await change(token, OTHER, OTHER)).toBe(ErrorCode.wrongPin);
    expect(await change(token, PIN, '111111')).toBe(ErrorCode.badParameter);
    expect(await change(token, PIN, OTHER)).toBe('done');
    expect([await check(id, PIN), await check(id, OTHER)]).toEqual([ErrorCode.wrongPin, 'right']);
  });

  it('that was never set cannot be changed or verified', async () => {
    const { token, user } = await house.register();
    expect(await change(token, PIN, OTHER)).toBe(ErrorCode.pinNotSet);
    expect(await check(BigInt(user.id), PIN)).toBe(ErrorCode.pinNotSet);
  });

  it('does not work for another player', async () => {
    const [one, two] = [await withPin(), await withPin()];
    expect(await change(one.token, PIN, OTHER)).toBe('done');
    expect([await check(one.id, OTHER), await check(two.id, OTHER)]).toEqual(['right', ErrorCode.wrongPin]);
  });
});

describe('guessing a PIN', () => {
  it('locks it from the fifth attempt, also for the correct one, for longer each time', async () => {
    const { id, token } = await withPin();
    for (let i = 0; i < 5; i++) expect(await check(id, OTHER)).toBe(ErrorCode.wrongPin);
    expect(await check(id, PIN)).toBe(ErrorCode.pinLocked);
    expect(await change(token, PIN, OTHER)).toBe(ErrorCode.pinLocked);
    const { json } = await send(house, userPin, token);
    expect(json).toEqual({ set: true, lockedUntil: expect.any(Number) });
    expect(await lockOf(id)).toBe(15);
    for (const minutes of [30, 60, 120, 240, 480, 960, 1440, 1440]) {
      await unlock(id);
      expect(await check(id, OTHER)).toBe(ErrorCode.wrongPin);
      expect(await lockOf(id)).toBe(minutes);
    }
    await unlock(id);
    expect(await check(id, PIN)).toBe('right');
    expect(await lockOf(id)).toBe(0);
    for (let i = 0; i < 4; i++) expect(await check(id, OTHER)).toBe(ErrorCode.wrongPin);
    expect(await check(id, PIN)).toBe('right');
  });

  it('concurrently checks five', async () => {
    const { id } = await withPin();
    const answers = await Promise.all(Array.from({ length: 30 }, () => check(id, OTHER)));
    expect(answers.filter((code) => code === ErrorCode.wrongPin)).toHaveLength(5);
    expect(answers.filter((code) => code === ErrorCode.pinLocked)).toHaveLength(25);
  });
});

describe('concurrent attempts', () => {
  const many = (id: bigint, pin: string, count = 20) => Array.from({ length: count }, () => check(id, pin));

  it('with the correct PIN all succeed, however many', async () => {
    const { id } = await withPin();
    for (let i = 0; i < 4; i++) await check(id, OTHER);
    expect(new Set(await Promise.all(many(id, PIN)))).toEqual(new Set(['right']));
    expect(await lockOf(id)).toBe(0);
  });

  it('that are wrong are limited to five, and then a correct one fails too', async () => {
    const { id } = await withPin();
    const answers = await Promise.all(many(id, OTHER, 40));
    expect(answers.filter((answer) => answer === ErrorCode.wrongPin)).toHaveLength(5);
    expect(answers.filter((answer) => answer === ErrorCode.pinLocked)).toHaveLength(35);
    expect(new Set(await Promise.all(many(id, PIN)))).toEqual(new Set([ErrorCode.pinLocked]));
  });

  it('with a guess among them are limited as in sequence', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await withPin();
      const answers = await Promise.all([...many(id, OTHER, 12), check(id, PIN), ...many(id, OTHER, 12)]);
      const [wrongs, rights] = [ErrorCode.wrongPin, 'right'].map(
        (what) => answers.filter((answer) => answer === what).length,
      ) as [number, number];
      // A correct one resets the count, as in sequence.
      expect(wrongs).toBeLessThanOrEqual(5 + 4 * rights);
      expect(await lockOf(id)).toBeGreaterThan(0);
    }
  });
});

describe('a forgotten PIN', () => {
  const reset = (token: string, code: string, pin = OTHER) =>
    codeOf(house, userPinChange, token, { by: 'phone' as const, code, pin });
  const requestCode = (token: string) => send(house, userPhoneCode, token, { purpose: 'resetPin' as const });

  it('is replaced and unlocked by a code to the bound phone, once', async () => {
    const { token, id, phone } = await withPin();
    for (let i = 0; i < 5; i++) await check(id, OTHER);
    const { json } = await requestCode(token);
    expect(json).toEqual({
      resendAt: expect.any(Number),
      expiresAt: expect.any(Number),
      sandbox: '/sandbox/outbox',
    });
    const code = await codeTo(house, `+62${phone}`);
    expect(await reset(token, wrong(code))).toBe(ErrorCode.wrongCode);
    expect(await reset(token, code)).toBe('done');
    expect(await check(id, OTHER)).toBe('right');
    expect(await reset(token, code, '602951')).toBe(ErrorCode.wrongCode);
    expect((await requestCode(token)).json.errCode).toBe(ErrorCode.tooFrequent);
  });

  it("is not replaced by another player's code", async () => {
    const [one, two] = [await withPin(), await withPin()];
    await requestCode(one.token);
    await requestCode(two.token);
    const code = await codeTo(house, `+62${two.phone}`);
    expect(await reset(one.token, code)).toBe(ErrorCode.wrongCode);
    expect(await reset(two.token, code)).toBe('done');
  });

  it('is not guessed by its code: five attempts burn it', async () => {
    const { token, phone } = await withPin();
    await requestCode(token);
    const code = await codeTo(house, `+62${phone}`);
    await Promise.all(Array.from({ length: 12 }, () => reset(token, wrong(code))));
    expect(await reset(token, code)).toBe(ErrorCode.wrongCode);
  });

  it('requires a bound contact', async () => {
    const { token } = await house.call(loadpageRegister, {
      input: { userName: 'tanpa_nomor', password: PASSWORD },
    });
    expect((await requestCode(token)).json.errCode).toBe(ErrorCode.phoneNotBound);
    expect(await reset(token, '123456')).toBe(ErrorCode.phoneNotBound);
    const byEmail = { by: 'email' as const, code: '123456', pin: OTHER };
    expect(await codeOf(house, userPinChange, token, byEmail)).toBe(ErrorCode.emailNotBound);
  });
});

describe('the calls', () => {
  const CHANGE = { by: 'pin' as const, oldPin: PIN, pin: OTHER };

  it('require a valid token', async () => {
    const { user } = await withPin();
    const forged = `k1-${user.id}-${'0'.repeat(64)}`;
    for (const [token, code] of [
      [undefined, ErrorCode.logInFirst],
      [forged, ErrorCode.badToken],
    ] as const) {
      expect(await codeOf(house, userPin, token)).toBe(code);
      expect(await codeOf(house, userPinSet, token, { pin: PIN, password: PASSWORD })).toBe(code);
      expect(await codeOf(house, userPinChange, token, CHANGE)).toBe(code);
    }
    expect(await check(BigInt(user.id), PIN)).toBe('right');
  });

  it('that change it require a fresh session', async () => {
    const { token, user } = await withPin();
    await leaveAlone(house, user.id, 31 * MINUTE);
    expect(await codeOf(house, userPinChange, token, CHANGE)).toBe(ErrorCode.signInAgain);
    expect(await codeOf(house, userPin, token)).toBe('done');
  });

  it('cannot name another player', async () => {
    const [one, two] = [await withPin(), await withPin()];
    const body = { ...CHANGE, userId: two.user.id, user_id: two.user.id };
    expect((await house.request('PUT', userPinChange.path, { token: one.token, body })).status).toBe(200);
    expect([await check(one.id, OTHER), await check(two.id, PIN)]).toEqual(['right', 'right']);
  });
});
