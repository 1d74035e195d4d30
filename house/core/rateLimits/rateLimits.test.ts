import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { redisMissing, TestRedis } from '../../testing/core/testRedis.ts';
import type { Database } from '../db/database.ts';
import { type RateLimit, RateLimits } from './rateLimits.ts';

const log = pino({ level: 'silent' });
const OVER = { code: ErrorCode.tooFrequent };
const TWO = { most: 2, seconds: 60 };

let db: Database;
const redis = new TestRedis();
const opened: RateLimits[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
});
afterEach(() => {
  for (const one of opened.splice(0)) one.stop();
  vi.restoreAllMocks();
});
afterAll(() => db.close());

/** The rate limits of one house. */
async function open(redisUrl: string | null = null): Promise<RateLimits> {
  const limits = await RateLimits.open({ db, log, redisUrl });
  opened.push(limits);
  return limits;
}

/** How many of eight requests are allowed. */
async function let8(limit: RateLimit, key = 'somebody'): Promise<number> {
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => limit(key)));
  return all.filter(({ status }) => status === 'fulfilled').length;
}

const missing = redisMissing();
if (missing) console.warn(`rate limits in Redis: skipped, ${missing}`);

describe.each([
  { name: 'in the database', skip: null, url: () => null },
  { name: 'in Redis', skip: missing, url: () => redis.url },
])('counted $name', ({ skip, url }) => {
  if (url() !== null && !skip) {
    beforeAll(() => redis.start());
    afterAll(() => redis.stop());
  }

  it.skipIf(skip)('apply over all houses together, and separately per key and limit', async () => {
    const [one, other] = [await open(url()), await open(url())];
    const ofOne = one.counted('shared', TWO);
    const ofOther = other.counted('shared', TWO);
    await ofOne('player');
    await ofOther('player');
    await expect(ofOne('player')).rejects.toMatchObject(OVER);
    await expect(ofOther('player')).rejects.toMatchObject(OVER);
    await ofOther('another player');
    await other.counted('another limit', TWO)('player');
  });

  it.skipIf(skip)('allow no more however many requests come at once', async () => {
    const [one, other] = [await open(url()), await open(url())];
    const both = [one, other].map((house) => let8(house.counted('at once', { most: 5, seconds: 60 })));
    expect((await Promise.all(both)).reduce((all, some) => all + some)).toBe(5);
  });

  it.skipIf(skip)('reset when the window is over', async () => {
    const limit = (await open(url())).counted('window', { most: 2, seconds: 1 });
    expect(await let8(limit)).toBe(2);
    await sleep(1_100);
    expect(await let8(limit)).toBe(2);
  });
});

describe('in the database', () => {
  it('store no phone number, and expired counts are deleted', async () => {
    const limits = await open();
    await limits.counted('short', { most: 2, seconds: 1 })('81234567890');
    await limits.counted('long', TWO)('81234567890');
    const storedKeys = async () => (await db.pool.query<{ key: string }>('SELECT key FROM rate_limits')).rows;
    expect(JSON.stringify(await storedKeys())).not.toContain('81234567890');
    await sleep(1_100);
    await limits.prune();
    expect((await storedKeys()).filter(({ key }) => key.startsWith('short:'))).toEqual([]);
    expect((await storedKeys()).filter(({ key }) => key.startsWith('long:'))).toHaveLength(1);
  });

  it('fall back to counts per house when the table cannot be written', async () => {
    const limit = (await open()).counted('broken', TWO);
    vi.spyOn(db.pool, 'query').mockImplementation(() => Promise.reject(new Error('no database')));
    expect(await let8(limit)).toBe(2);
  });

  it('counted lightly write nothing', async () => {
    const limit = (await open()).countedLightly('light', TWO);
    const query = vi.spyOn(db.pool, 'query');
    expect(await let8(limit)).toBe(2);
    expect(query).not.toHaveBeenCalled();
  });
});

describe.skipIf(missing)('in Redis', () => {
  afterEach(() => redis.stop());

  it('counted lightly are shared by all houses', async () => {
    await redis.start();
    const [one, other] = [await open(redis.url), await open(redis.url)];
    await one.countedLightly('light', TWO)('player');
    expect(await let8(other.countedLightly('light', TWO), 'player')).toBe(1);
  });

  it('fall back to counts per house while it is gone or frozen, and use it again when it is back', async () => {
    await redis.start();
    const limits = await open(redis.url);
    const other = await open(redis.url);
    await redis.stop();
    expect(await let8(limits.counted('gone', TWO))).toBe(2);
    await redis.start();
    await vi.waitFor(
      async () => {
        const name = `back ${Math.random()}`;
        await limits.counted(name, TWO)('player');
        expect(await let8(other.counted(name, TWO), 'player')).toBe(1);
      },
      { timeout: 10_000, interval: 100 },
    );
    redis.freeze();
    expect(await let8(limits.counted('frozen', TWO))).toBe(2);
  }, 20_000);

  it('fail the start with a clear error when it is not there', async () => {
    await redis.start();
    const { url } = redis;
    await redis.stop();
    await expect(open(url)).rejects.toThrow(/Could not reach Redis \(REDIS_URL\): .*ECONNREFUSED/);
  });
});
