import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'otplib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phoneLogin } from '../../contract/http/accounts.ts';
import { userMfaBegin, userMfaConfirm } from '../../contract/http/security.ts';
import { createTestDatabase } from '../db/testDatabase.ts';
import { PASSWORD, TestHouse } from '../testHouse.ts';
import { openSealer } from './openSealer.ts';
import { Sealer } from './sealer.ts';
import { codeOf } from './testSecurity.ts';

const key = () => randomBytes(32);
const log = pino({ level: 'silent' });

describe('a sealed text', () => {
  it('is opened with its key for its owner alone, and never looks the same twice', () => {
    const [one, two] = [key(), key()];
    const sealer = new Sealer([one]);
    const sealed = sealer.seal('JBSWY3DP', 7n);
    expect(sealed).not.toContain('JBSWY3DP');
    expect(sealer.seal('JBSWY3DP', 7n)).not.toBe(sealed);
    expect(sealer.open(sealed, 7n)).toBe('JBSWY3DP');
    expect(sealer.open(sealed, 8n)).toBeNull();
    expect(new Sealer([two]).open(sealed, 7n)).toBeNull();
    expect(new Sealer([two, one]).open(sealed, 7n)).toBe('JBSWY3DP');
    expect([sealer.isCurrent(sealed), new Sealer([two, one]).isCurrent(sealed)]).toEqual([true, false]);
  });

  it('that was touched is not opened; one that never was sealed is as it is', () => {
    const sealer = new Sealer([key()]);
    const sealed = sealer.seal('JBSWY3DP', 7n);
    const at = sealed.length - 8;
    const other = sealed[at] === 'A' ? 'B' : 'A';
    expect(sealer.open(`${sealed.slice(0, at)}${other}${sealed.slice(at + 1)}`, 7n)).toBeNull();
    expect(sealer.open(sealed.slice(0, 20), 7n)).toBeNull();
    expect(sealer.open('JBSWY3DP', 7n)).toBe('JBSWY3DP');
  });
});

describe('the key', () => {
  it('is made once in DATA_DIR, for its owner alone, whoever starts at the same moment', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'kilat-key-'));
    const db = await createTestDatabase();
    try {
      const config = { secretsKeys: [], databaseUrl: null, dataDir };
      const sealers = await Promise.all(Array.from({ length: 5 }, () => openSealer({ db, log, config })));
      const sealed = sealers[0]?.seal('secret', 1n) ?? '';
      for (const sealer of sealers) expect(sealer.open(sealed, 1n)).toBe('secret');
      expect(await readdir(dataDir)).toEqual(['secrets.key']);
      expect((await stat(join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600);
      expect(await readFile(join(dataDir, 'secrets.key'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
      const given = await openSealer({ db, log, config: { ...config, secretsKeys: [key()] } });
      expect([given.open(sealed, 1n), given.isCurrent(sealed)]).toEqual(['secret', false]);
      await writeFile(join(dataDir, 'secrets.key'), 'short');
      await expect(openSealer({ db, log, config })).rejects.toThrow('holds no key');
    } finally {
      await db.close();
      await rm(dataDir, { recursive: true });
    }
  });
});

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

  it('have secrets that the database alone does not tell', async () => {
    const { id, secret, phone } = await withFactor();
    expect(await stored(id)).toMatch(/^v1\./);
    expect(await stored(id)).not.toContain(secret);
    expect(await signIn(house, phone, secret)).toBe('done');
  });

  it('go on when they were kept as they are, and when a key is set; a lost key answers as a wrong code', async () => {
    const { id, secret, phone } = await withFactor();
    await house.db.pool.query('UPDATE user_factors SET secret = $1 WHERE user_id = $2', [secret, id]);
    expect(await signIn(house, phone, secret)).toBe('done');
    const secretsKey = key();
    const keyed = await TestHouse.start({ database: house.db, config: { secretsKeys: [secretsKey] } });
    const anew = await stored(id);
    expect(anew).toMatch(/^v1\./);
    expect(await signIn(keyed, phone, secret)).toBe('done');
    expect(new Sealer([secretsKey]).open(anew, BigInt(id))).toBe(secret);
    await keyed.close();
    const next = await TestHouse.start({
      database: house.db,
      config: { secretsKeys: [key(), secretsKey] },
    });
    expect(await signIn(next, phone, secret)).toBe('done');
    await next.close();
    const last = await stored(id);
    expect(new Sealer([secretsKey]).open(last, BigInt(id))).toBeNull();
    expect(await signIn(house, phone, secret)).toBe(7023);
    expect(await stored(id)).toBe(last);
  });
});
