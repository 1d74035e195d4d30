import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FlightPath } from './flightPath.ts';

const WIDTH = 360;
const HEIGHT = 340;

function pathAt(flight: number): FlightPath {
  const path = new FlightPath();
  path.set(flight, 2 ** (flight / 8_000), WIDTH, HEIGHT);
  return path;
}

const flights = fc.double({ min: 0, max: 120_000, noNaN: true });
const shares = fc.double({ min: 0, max: 1, noNaN: true });

it('runs from its origin to its tip, always up and to the right, inside the canvas', () => {
  fc.assert(
    fc.property(flights, shares, shares, (flight, a, b) => {
      const path = pathAt(flight);
      expect(path.x(0)).toBeCloseTo(path.originX, 6);
      expect(path.y(0)).toBeCloseTo(path.originY, 6);
      expect(path.x(1)).toBeCloseTo(path.tipX, 6);
      expect(path.y(1)).toBeCloseTo(path.tipY, 4);
      const [early, late] = [Math.min(a, b), Math.max(a, b)];
      expect(path.x(late)).toBeGreaterThanOrEqual(path.x(early));
      expect(path.y(late)).toBeLessThanOrEqual(path.y(early) + 1e-6);
      expect(path.tipX).toBeLessThan(WIDTH);
      expect(path.tipY).toBeGreaterThan(0);
    }),
  );
});

it('never jumps: per millisecond no point moves a pixel and no angle changes a degree', () => {
  fc.assert(
    fc.property(flights, shares, (flight, share) => {
      const [before, after] = [pathAt(flight), pathAt(flight + 1)];
      expect(Math.abs(after.x(share) - before.x(share))).toBeLessThan(1);
      expect(Math.abs(after.y(share) - before.y(share))).toBeLessThan(1);
      if (flight > 20) expect(Math.abs(after.angle(share) - before.angle(share))).toBeLessThan(0.0175);
    }),
  );
});
