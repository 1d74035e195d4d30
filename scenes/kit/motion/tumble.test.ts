import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Scatter, type Throw, Tumble } from './tumble.ts';

const place = fc.double({ min: -400, max: 400, noNaN: true });
const throws: fc.Arbitrary<Throw> = fc
  .record({
    fromX: place,
    fromY: place,
    toX: place,
    toY: place,
    height: fc.double({ min: 20, max: 300, noNaN: true }),
    rotation: fc.double({ min: -3, max: 3, noNaN: true }),
    roll: fc.double({ min: -20, max: 20, noNaN: true }),
    duration: fc.integer({ min: 300, max: 3_000 }),
    frames: fc.integer({ min: 1, max: 24 }),
    steps: fc.integer({ min: 0, max: 40 }),
    face: fc.nat(23),
  })
  .map(({ face, ...how }) => ({ ...how, last: face % how.frames }));

it('ends at its position, rotation and face', () => {
  fc.assert(
    fc.property(throws, fc.integer({ min: 0, max: 9_000 }), (how, late) => {
      const die = new Tumble().set(how.duration + late, how);
      expect(die.x).toBeCloseTo(how.toX, 12);
      expect(die.y).toBeCloseTo(how.toY, 12);
      expect(die).toMatchObject({ height: 0, shadow: 1, frame: how.last, settled: true });
      expect(die.rotation).toBeCloseTo(how.rotation, 12);
    }),
  );
});

it('starts in the hand, never sinks into the ground, and does not jump', () => {
  fc.assert(
    fc.property(throws, fc.double({ min: 0, max: 1, noNaN: true }), (how, share) => {
      const die = new Tumble().set(0, how);
      expect(die.x).toBeCloseTo(how.fromX, 9);
      expect(die.height).toBe(how.height);
      const t = share * how.duration;
      const { x, y, height, rotation } = die.set(t, how);
      expect(height).toBeGreaterThanOrEqual(0);
      die.set(t + how.duration / 1_000, how);
      expect(die.frame).toBeLessThan(how.frames);
      expect(die.frame).toBeGreaterThanOrEqual(0);
      expect(Math.hypot(die.x - x, die.y - y)).toBeLessThan(3);
      expect(Math.abs(die.height - height)).toBeLessThan(how.height * 0.01);
      expect(Math.abs(die.rotation - rotation)).toBeLessThan(0.05);
    }),
  );
});

it('returns the bounce times, at which it touches the ground', () => {
  const how: Throw = {
    fromX: 0,
    fromY: 0,
    toX: 9,
    toY: 9,
    height: 100,
    rotation: 0,
    roll: 6,
    duration: 1_400,
    frames: 6,
    steps: 14,
    last: 2,
  };
  const die = new Tumble();
  const knocks = [0, 1, 2, 3].map((i) => Tumble.knock(i, how.duration));
  for (const t of knocks) expect(die.set(t, how).height).toBeLessThan(1e-6);
  expect(knocks).toEqual(knocks.toSorted((a, b) => a - b));
  expect(knocks[3]).toBe(1_400);
});

it('places any number of things without overlap', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: 5 }),
      fc.nat(0xffffffff),
      fc.double({ min: 1, max: 2, noNaN: true }),
      (columns, rows, seed, room) => {
        const size = 40;
        const places = Array.from({ length: columns * rows }, (_, i) => {
          const { x, y } = new Scatter().set(i, columns, rows, size * room, size, seed);
          return { x, y };
        });
        for (const a of places)
          for (const b of places)
            if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(size - 1e-9);
      },
    ),
  );
});
