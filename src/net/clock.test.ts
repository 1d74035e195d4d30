import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Clock } from './clock.ts';

/** A phone with a monotonic clock (from 0) and a wall clock that the test can change. */
function phone(wall = 1_000_000) {
  const at = { monotonic: 0, wall };
  const clock = new Clock(
    () => at.monotonic,
    () => at.wall,
  );
  const pass = (ms: number) => {
    at.monotonic += ms;
    at.wall += ms;
  };
  /** One request to a server whose clock reads `server` in the middle of the round trip. */
  const sample = (server: () => number, roundTrip: number) => {
    const sentAt = clock.monotonicNow();
    pass(roundTrip / 2);
    const serverTime = server();
    pass(roundTrip / 2);
    clock.sample(serverTime, sentAt, clock.monotonicNow());
  };
  return { at, clock, pass, sample };
}

it("shows the phone's own time until it is measured", () => {
  const { clock, pass } = phone(5_000);
  pass(10);
  expect(clock.now()).toBe(5_010);
  expect(clock.measured).toBe(false);
});

it('is never further from the server than half the best round trip, however the delay was split', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ there: fc.nat(400), back: fc.nat(400) }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: -1e9, max: 1e9 }),
      (trips, ahead) => {
        const { at, clock, pass } = phone();
        for (const { there, back } of trips) {
          const sentAt = clock.monotonicNow();
          pass(there);
          const serverTime = at.wall + ahead;
          pass(back);
          clock.sample(serverTime, sentAt, clock.monotonicNow());
        }
        const best = Math.min(...trips.map(({ there, back }) => there + back));
        // A newer sample may win by at most the drift allowance of the older one.
        const slack = best / 2 + at.monotonic * 1e-4;
        expect(Math.abs(clock.now() - (at.wall + ahead))).toBeLessThanOrEqual(slack + 1e-6);
      },
    ),
  );
});

it('prefers a good old sample to a poor new one, and drops it as it ages', () => {
  const { at, clock, pass, sample } = phone();
  sample(() => at.wall + 100, 10);
  sample(() => at.wall + 100 + 30, 200);
  expect(clock.now() - at.wall).toBe(100);
  pass(2_000_000);
  sample(() => at.wall + 130, 200);
  expect(clock.now() - at.wall).toBe(130);
});

it('is not affected by a changed phone clock', () => {
  const { at, clock, sample } = phone();
  sample(() => at.wall + 500, 20);
  const before = clock.now();
  at.wall += 3_600_000;
  expect(clock.now()).toBe(before);
});

it('continues after a sleep that stopped the monotonic clock, and requests a new measurement', () => {
  const { at, clock, sample } = phone();
  sample(() => at.wall + 500, 20);
  let requests = 0;
  clock.onSuspect(() => requests++);
  at.wall += 600_000;
  clock.check();
  expect(requests).toBe(1);
  expect(clock.measured).toBe(false);
  expect(clock.now()).toBe(at.wall + 500);
});

it('drops samples from before a sleep at the next measurement, even a poor one', () => {
  const { at, clock, sample } = phone();
  sample(() => at.wall + 500, 2);
  at.wall += 3_600_000;
  clock.check();
  sample(() => at.wall - 3_600_000 + 500, 300);
  expect(clock.now()).toBe(at.wall - 3_600_000 + 500);
  expect(clock.measured).toBe(true);
});

it('ignores both clocks advancing together', () => {
  const { at, clock, pass, sample } = phone();
  sample(() => at.wall, 20);
  pass(600_000);
  clock.check();
  expect(clock.measured).toBe(true);
});

it('cannot be behind a received event', () => {
  const { at, clock } = phone();
  clock.atLeast(at.wall + 700);
  expect(clock.now()).toBe(at.wall + 700);
  clock.atLeast(at.wall - 700);
  expect(clock.now()).toBe(at.wall + 700);
});

it('ignores invalid values', () => {
  const { at, clock } = phone();
  clock.sample(Number.NaN, 0, 1);
  clock.sample(1, 5, 4);
  clock.atLeast(Number.POSITIVE_INFINITY);
  expect(clock.now()).toBe(at.wall);
});
