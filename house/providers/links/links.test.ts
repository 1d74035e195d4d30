import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { sessions } from '../../people/accounts/tables.ts';
import { loadCatalogue } from '../../site/catalogue/load.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { errorLog } from '../../testing/core/testLog.ts';
import { testSealer } from '../../testing/core/testSealer.ts';
import { addPlayer } from '../../testing/ledger/testLedger.ts';
import { addSession } from '../../testing/people/testSessions.ts';
import { TEST_CATALOGUE } from '../../testing/site/testCatalogue.ts';
import { ProviderLinks } from './links.ts';
import { LaunchSessions } from './sessions.ts';
import { signingKeyOf } from './signingKey.ts';
import { providerLinks } from './tables.ts';

let db: Database;
let sealer: Sealer;
let now = Date.now();
const clock = { now: () => now };
beforeAll(async () => {
  db = await createTestDatabase();
  sealer = await testSealer(db);
  await loadCatalogue(db, TEST_CATALOGUE, []);
});
afterAll(() => db.close());

describe('a link to a provider', () => {
  it('stores its secret sealed, whichever way an operator wrote it; an unreadable one does not affect others', async () => {
    const { log, lines } = errorLog();
    const parts = { db, clock, log, sealer };
    const row = { provider: 'canon', protocol: 'oneWallet', url: 'http://canon', partner: 'kilat' } as const;
    await db.orm.insert(providerLinks).values({ ...row, secret: 'as it is' });
    expect(await new ProviderLinks(parts).of('canon')).toMatchObject({ ...row, secret: 'as it is' });
    const { rows } = await db.pool.query("SELECT secret FROM provider_links WHERE provider = 'canon'");
    expect(rows[0].secret).toMatch(/^v1\./);
    expect((await new ProviderLinks(parts).of('canon'))?.secret).toBe('as it is');
    // It cannot be used in another provider's row.
    await db.orm.insert(providerLinks).values({ ...row, provider: 'idle', secret: rows[0].secret });
    await db.orm.insert(providerLinks).values({ ...row, provider: 'samudra', publicKey: 'no key' });
    const links = new ProviderLinks(parts);
    expect((await links.all()).map(({ provider }) => provider)).toEqual(['canon']);
    expect(lines.map(({ provider }) => provider).sort()).toEqual(['idle', 'samudra']);
    expect(await links.of('nobody')).toBeNull();
  });

  it('uses one signing key for all houses, stored sealed in the database', async () => {
    const [one, other] = await Promise.all([signingKeyOf(db, sealer), signingKeyOf(db, sealer)]);
    expect(one.equals(other)).toBe(true);
    const { rows } = await db.pool.query('SELECT secret, public_key FROM provider_keys');
    expect(rows).toHaveLength(1);
    expect(rows[0].secret).toMatch(/^v1\./);
    expect(rows[0].public_key).toContain('BEGIN PUBLIC KEY');
  });
});

describe('a launch', () => {
  const HOUR = 3_600_000;

  it('lasts four hours from its last use, is reported as expired for a week, and then deleted', async () => {
    const sessions = new LaunchSessions(db, clock);
    const userId = await addPlayer(db, 0n);
    const token = await sessions.open(await addSession(db, userId), 'samudra', 'garuda');
    const at = { userId, provider: 'samudra', game: 'garuda', currency: 'IDR' };
    for (let use = 0; use < 3; use++) {
      now += 3 * HOUR;
      expect(await sessions.find(token)).toEqual({ ...at, expired: false });
    }
    now += 4 * HOUR;
    expect(await sessions.find(token)).toEqual({ ...at, expired: true });
    await sessions.prune();
    expect(await sessions.find(token)).toEqual({ ...at, expired: true });
    now += 8 * 24 * HOUR;
    await sessions.prune();
    expect(await sessions.find(token)).toBeNull();
  });

  it('ends with the session that opened it, and with no other of the player', async () => {
    const launches = new LaunchSessions(db, clock);
    const userId = await addPlayer(db, 0n);
    const [one, other] = [await addSession(db, userId), await addSession(db, userId)];
    const tokens = [
      await launches.open(one, 'samudra', 'garuda'),
      await launches.open(other, 'samudra', 'garuda'),
    ];
    await db.orm.delete(sessions).where(eq(sessions.tokenHash, one.tokenHash));
    now = Date.now() + 1_000;
    const found = await Promise.all(tokens.map((token) => launches.find(token)));
    expect(found.map((launch) => launch?.expired)).toEqual([true, false]);
    await expect(launches.open(one, 'samudra', 'garuda')).rejects.toMatchObject({ code: ErrorCode.badToken });
    const stranger = { ...other, userId: (await addPlayer(db, 0n)).toString() };
    await expect(launches.open(stranger, 'samudra', 'garuda')).rejects.toMatchObject({
      code: ErrorCode.badToken,
    });
  });

  it('is found only by its token, which cannot be derived from the database', async () => {
    const sessions = new LaunchSessions(db, clock);
    const token = await sessions.open(await addSession(db, await addPlayer(db, 0n)), 'samudra', 'garuda');
    for (const other of ['', 'x', token.slice(1), `${token}A`, 'A'.repeat(43), `${token.slice(0, -1)}\u0000`])
      expect(await sessions.find(other)).toBeNull();
    const { rows } = await db.pool.query('SELECT s::text AS row FROM provider_sessions s');
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  });
});
