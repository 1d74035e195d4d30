import fc from 'fast-check';
import type pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { SlewedOffset, startClock } from './clock.ts';

describe('SlewedOffset', () => {
  it('never lets time go backwards, whatever is measured', () => {
    const steps = fc.array(
      fc.record({
        wait: fc.integer({ min: 0, max: 10_000 }),
        target: fc.integer({ min: -100_000, max: 100_000 }),
      }),
    );
    fc.assert(
      fc.property(steps, (measurements) => {
        const slewed = new SlewedOffset(0, 0);
        let now = 0;
        let last = slewed.at(now);
        for (const { wait, target } of measurements) {
          for (const moment of [now, now + wait / 2, now + wait]) {
            const time = slewed.at(moment);
            expect(time).toBeGreaterThanOrEqual(last);
            last = time;
          }
          now += wait;
          slewed.aim(target, now);
        }
      }),
    );
  });

  it('reaches the measured offset: small corrections slowly, a clock far behind at once', () => {
    const slewed = new SlewedOffset(1_000, 0);
    slewed.aim(1_100, 0);
    expect(slewed.at(100)).toBe(1_150);
    expect(slewed.at(10_000)).toBe(11_100);
    slewed.aim(5_000, 10_000);
    expect(slewed.at(10_000)).toBe(15_000);
    slewed.aim(3_000, 10_000);
    expect(slewed.at(11_000)).toBe(15_500);
    expect(slewed.at(20_000)).toBe(23_000);
  });
});

describe('startClock', () => {
  it("returns PostgreSQL's time, from the shortest of its round trips", async () => {
    let now = 1_000;
    const monotonic = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const trips = [20, 2, 30, 10, 20];
    const client = {
      async query() {
        const ms = now + 3_600_000;
        now += trips.shift() ?? 0;
        return { rows: [{ ms }] };
      },
      release() {},
    };
    const pool = { connect: async () => client } as unknown as pg.Pool;
    const clock = await startClock(pool, () => {});
    clock.stop();
    expect(clock.now()).toBe(now + 3_600_000 - 1);
    now += 0.75;
    expect(clock.now()).toBe(1_082 + 3_600_000 - 1);
    monotonic.mockRestore();
  });
});
