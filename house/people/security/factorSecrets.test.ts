import { randomBytes } from 'node:crypto';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phoneLogin } from '../../../contract/http/people/accounts.ts';
import { userMfaBegin, userMfaConfirm } from '../../../contract/http/people/security.ts';
import { Sealer } from '../../core/secrets/sealer.ts';
import { codeOf } from '../../testing/people/testSecurity.ts';
import { PASSWORD, TestHouse } from '../../testing/testHouse.ts';

const key = () => randomBytes(32);

describe('authenticator apps', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await TestHouse.start();
  });
  afterAll(() => house.close());

  const stored = async (userId: string): Promise<string> =>
    (await house.db.pool.query('SELECT secret FROM user_factors WHERE user_id = $1', [userId])).rows[0]
      .secret;
  const appCode = (secret: string) =>
    generate({ secret, epoch: Math.floor(house.house.clock.now() / 1_000) });

  async function withFactor() {
    const player = await house.register();
    const { token } = player;
    const { secret } = await house.call(userMfaBegin, { token, input: { password: PASSWORD } });
    await house.call(userMfaConfirm, { token, input: { code: await appCode(secret) } });
    return { ...player, id: player.user.id, secret };
  }
  async function signIn(at: TestHouse, phone: string, secret: string) {
    await house.db.pool.query('UPDATE user_factors SET last_step = 0');
    const factorCode = await appCode(secret);
    return codeOf(at, phoneLogin, undefined, { account: phone, password: PASSWORD, factorCode });
  }

  it('have secrets that cannot be read from the database alone', async () => {
    const { id, secret, phone } = await withFactor();
    expect(await stored(id)).toMatch(/^v1\./);
    expect(await stored(id)).not.toContain(secret);
    expect(await signIn(house, phone, secret)).toBe('done');
  });

  it('keep working with secrets stored in plain text, and after a key is set; a lost key results in a wrong code', async () => {
    const { id, secret, phone } = await withFactor();
    await house.db.pool.query('UPDATE user_factors SET secret = $1 WHERE user_id = $2', [secret, id]);
    expect(await signIn(house, phone, secret)).toBe('done');
    const secretsKey = key();
    const keyed = await TestHouse.start({ database: house.db, config: { secretsKeys: [secretsKey] } });
    const anew = await stored(id);
    expect(anew).toMatch(/^v1\./);
    expect(await signIn(keyed, phone, secret)).toBe('done');
    expect(new Sealer([secretsKey]).open(anew, `user:${id}`)).toBe(secret);
    await keyed.close();
    const next = await TestHouse.start({
      database: house.db,
      config: { secretsKeys: [key(), secretsKey] },
    });
    expect(await signIn(next, phone, secret)).toBe('done');
    await next.close();
    const last = await stored(id);
    expect(new Sealer([secretsKey]).open(last, `user:${id}`)).toBeNull();
    expect(await signIn(house, phone, secret)).toBe(7023);
    expect(await stored(id)).toBe(last);
  });
});
