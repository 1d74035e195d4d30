import { describe, expect, it } from 'vitest';
import { TtlCache } from './ttlCache.ts';

function keep(read: () => Promise<number>) {
  const clock = { at: 0, now: () => clock.at };
  return { clock, kept: new TtlCache(clock, 100, read) };
}

describe('a kept value', () => {
  it('is read once for all who ask within its time, and anew after it', async () => {
    let readings = 0;
    const { clock, kept } = keep(async () => ++readings);
    expect(await Promise.all([kept.get(), kept.get()])).toEqual([1, 1]);
    clock.at = 99;
    expect(await kept.get()).toBe(1);
    clock.at = 100;
    expect(await kept.get()).toBe(2);
  });

  it('is not kept when it could not be read', async () => {
    let readings = 0;
    const { kept } = keep(async () => {
      if (++readings === 1) throw new Error('the database is away');
      return readings;
    });
    await expect(kept.get()).rejects.toThrow('away');
    expect(await kept.get()).toBe(2);
  });
});
