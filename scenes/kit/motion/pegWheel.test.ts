import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blinkingLamp, PegWheel, runningLamp } from './pegWheel.ts';

const SEGMENTS = 24;
const STEP = (Math.PI * 2) / SEGMENTS;
const times = fc.record({
  knownAt: fc.integer({ min: 0, max: 5_000 }),
  brakes: fc.integer({ min: 2_000, max: 6_000 }),
});
const places = fc.record({ place: fc.nat(SEGMENTS - 1), off: fc.double({ min: 0, max: 1, noNaN: true }) });

const stopped = ({ place, off }: { place: number; off: number }) => {
  const wheel = new PegWheel(SEGMENTS, 0.008, 450);
  const goal = wheel.stop(place, off);
  return { wheel, goal };
};

/** The segment under the flap, as a fractional segment number. */
const under = (angle: number) => (((-angle / STEP) % SEGMENTS) + SEGMENTS) % SEGMENTS;

it('stops within the requested segment, at least a fifth of it away from its pegs', () => {
  fc.assert(
    fc.property(places, times, fc.nat(SEGMENTS - 1), (goalPlace, { knownAt, brakes }, from) => {
      const { wheel, goal } = stopped(goalPlace);
      const lands = knownAt + brakes;
      wheel.set(-from * STEP, goal, { spin: lands, knownAt, lands }, false);
      expect(wheel.stands).toBe(true);
      const off = ((under(wheel.angle) - goalPlace.place + SEGMENTS + 0.5) % SEGMENTS) - 0.5;
      expect(Math.abs(off)).toBeLessThanOrEqual(0.3 + 1e-9);
    }),
  );
});

it('arrives there without a jump, and only moves forwards', () => {
  fc.assert(
    fc.property(places, times, (goalPlace, { knownAt, brakes }) => {
      const { wheel, goal } = stopped(goalPlace);
      const lands = knownAt + brakes;
      let last = 0;
      for (let spin = 0; spin < lands; spin += 40) {
        wheel.set(0, goal, { spin, knownAt, lands }, false);
        expect(wheel.angle).toBeGreaterThanOrEqual(last - 1e-9);
        last = wheel.angle;
      }
      wheel.set(0, goal, { spin: lands - 0.001, knownAt, lands }, false);
      const turns = (wheel.angle - goal) / (Math.PI * 2);
      expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-4);
    }),
    { numRuns: 40 },
  );
});

it('turns the same way until the answer arrives, whatever it is', () => {
  const { wheel, goal } = stopped({ place: 9, off: 0.4 });
  wheel.set(
    0,
    null,
    { spin: 1_000, knownAt: Number.POSITIVE_INFINITY, lands: Number.POSITIVE_INFINITY },
    false,
  );
  const { angle, flap } = wheel;
  wheel.set(0, goal, { spin: 1_000, knownAt: 1_000, lands: 5_000 }, false);
  expect([wheel.angle, wheel.flap]).toEqual([angle, flap]);
});

it('with reduced motion waits at its resting position, and then is at its goal at once', () => {
  const { wheel, goal } = stopped({ place: 3, off: 0.5 });
  const spin = { spin: 2_000, knownAt: 100, lands: 4_000 };
  wheel.set(1, goal, spin, true);
  expect([wheel.angle, wheel.speed, wheel.stands]).toEqual([1, 0, false]);
  wheel.set(1, goal, { ...spin, spin: 4_000 }, true);
  expect([wheel.angle, wheel.stands]).toEqual([goal, true]);
});

it('has its flap pushed and released by every peg, within its range', () => {
  const wheel = new PegWheel(SEGMENTS, 0.008, 450);
  const flaps = Array.from({ length: 200 }, (_, i) => {
    wheel.set((i / 200) * STEP, null, { spin: Number.POSITIVE_INFINITY, knownAt: 0, lands: 0 }, false);
    return wheel.flap;
  });
  expect(Math.max(...flaps)).toBeLessThanOrEqual(1);
  expect(Math.max(...flaps)).toBeGreaterThan(0.9);
  expect(flaps.filter((flap) => flap === 0).length).toBeGreaterThan(80);
});

it('has running lamps, three of eight lit, and blinking lamps, every other one', () => {
  const ring = Array.from({ length: 24 }, (_, lamp) => lamp);
  for (const t of [0, 69, 70, 5_000]) {
    expect(ring.filter((lamp) => runningLamp(lamp, t) > 0)).toHaveLength(9);
    expect(ring.filter((lamp) => blinkingLamp(lamp, t) === 1)).toHaveLength(12);
  }
  expect(runningLamp(1, 70)).toBe(1);
  expect(blinkingLamp(0, 0)).not.toBe(blinkingLamp(0, 220));
});
