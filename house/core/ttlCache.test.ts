import { describe, expect, it } from 'vitest';
import { TtlCache } from './ttlCache.ts';

function cacheOf(read: () => Promise<number>) {
  const clock = { at: 0, now: () => clock.at };
  return { clock, cache: new TtlCache(clock, 100, read) };
}

describe('a cached value', () => {
  it('is read once for all requests within its time, and again after it', async () => {
    let readings = 0;
    const { clock, cache } = cacheOf(async () => ++readings);
    expect(await Promise.all([cache.get(), cache.get()])).toEqual([1, 1]);
    clock.at = 99;
    expect(await cache.get()).toBe(1);
    clock.at = 100;
    expect(await cache.get()).toBe(2);
  });

  it('is not cached when reading failed', async () => {
    let readings = 0;
    const { cache } = cacheOf(async () => {
      if (++readings === 1) throw new Error('the database is away');
      return readings;
    });
    await expect(cache.get()).rejects.toThrow('away');
    expect(await cache.get()).toBe(2);
  });
});
