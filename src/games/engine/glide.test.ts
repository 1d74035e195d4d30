import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Glide } from './glide.ts';

const glides = fc
  .record({
    power: fc.constantFrom(2, 3),
    duration: fc.integer({ min: 200, max: 20_000 }),
    speed: fc.double({ min: 0, max: 0.02, noNaN: true }),
    beyond: fc.double({ min: 1, max: 300, noNaN: true }),
  })
  .map(({ power, duration, speed, beyond }) => {
    const glide = new Glide(power);
    return glide.set(glide.distanceFor(speed, duration) + beyond, duration, speed);
  });
const shares = fc.double({ min: 0, max: 1, noNaN: true });

it('starts at 0, never goes back, and ends on its distance exactly', () => {
  fc.assert(
    fc.property(glides, shares, shares, (glide, a, b) => {
      expect(glide.at(0) + 0).toBe(0);
      expect(glide.at(glide.duration)).toBe(glide.distance);
      expect(glide.at(glide.duration + 1e6)).toBe(glide.distance);
      const [early, late] = [Math.min(a, b) * glide.duration, Math.max(a, b) * glide.duration];
      expect(glide.at(late)).toBeGreaterThanOrEqual(glide.at(early) - 1e-9);
    }),
  );
});

it('is continuous in position and speed, and its speed is the derivative of its position', () => {
  fc.assert(
    fc.property(glides, fc.double({ min: -0.1, max: 1.1, noNaN: true }), (glide, share) => {
      const t = share * glide.duration;
      const h = glide.duration * 1e-5;
      const top = glide.speed(glide.duration * 0.2);
      expect(glide.at(t + h) - glide.at(t)).toBeLessThanOrEqual(top * h * 1.001 + 1e-9);
      expect(Math.abs(glide.speed(t + h) - glide.speed(t))).toBeLessThanOrEqual(top * 2e-4 + 1e-12);
      const slope = (glide.at(t + h) - glide.at(t - h)) / (2 * h);
      expect(Math.abs(slope - glide.speed(t))).toBeLessThanOrEqual(top * 2e-4 + 1e-9);
    }),
  );
});

it('starts smoothly at a given speed and rests at its end', () => {
  const glide = new Glide(3).set(40, 5_000, 0.002);
  expect(glide.speed(-1)).toBe(0.002);
  expect(glide.speed(1e-9)).toBeCloseTo(0.002, 9);
  expect(glide.speed(5_000 - 1e-6)).toBeCloseTo(0, 9);
});

it('finds the time of a distance', () => {
  fc.assert(
    fc.property(glides, fc.nat(1_000), (glide, part) => {
      const way = (part / 1_000) * glide.distance;
      expect(glide.at(glide.timeOf(way))).toBeCloseTo(way, 5);
    }),
  );
});
