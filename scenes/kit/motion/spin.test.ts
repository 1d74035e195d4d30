import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RouletteBall, Spin } from './spin.ts';

const TURN = Math.PI * 2;
const angles = fc.double({ min: -50, max: 50, noNaN: true });
const spins = fc.record({
  from: angles,
  to: angles,
  turns: fc.integer({ min: 1, max: 12 }),
  way: fc.constantFrom(1, -1),
  duration: fc.integer({ min: 500, max: 12_000 }),
  speed: fc.double({ min: 0, max: 0.01, noNaN: true }),
});
const shares = fc.double({ min: 0, max: 1, noNaN: true });

/** The distance of two angles on the circle. */
function apart(a: number, b: number): number {
  const part = (((a - b) % TURN) + TURN) % TURN;
  return Math.min(part, TURN - part);
}

it('rests exactly at its angle after at least its turns, in its direction', () => {
  fc.assert(
    fc.property(spins, ({ from, to, turns, way, duration, speed }) => {
      const spin = new Spin().set(from, to, way * turns, duration, way * speed);
      expect(spin.angle(0)).toBeCloseTo(from, 9);
      expect(apart(spin.angle(duration), to)).toBeLessThan(1e-9);
      expect(spin.angle(duration + 5_000)).toBe(spin.angle(duration));
      expect(way * (spin.angle(duration) - from)).toBeGreaterThanOrEqual(turns * TURN - 1e-9);
      expect(Math.abs(spin.speed(duration))).toBe(0);
    }),
  );
});

it('turns one way only, without a jump at its start, on its way and at its end', () => {
  fc.assert(
    fc.property(spins, shares, shares, ({ from, to, turns, way, duration, speed }, a, b) => {
      const spin = new Spin().set(from, to, way * turns, duration, way * speed);
      const [early, late] = [Math.min(a, b) * duration, Math.max(a, b) * duration];
      expect(way * (spin.angle(late) - spin.angle(early))).toBeGreaterThanOrEqual(-1e-9);
      const top = Math.abs(spin.speed(duration * 0.2));
      for (const t of [0, early, late, duration])
        expect(Math.abs(spin.angle(t + 0.5) - spin.angle(t - 0.5))).toBeLessThanOrEqual(top * 1.001 + 1e-9);
    }),
  );
});

it('is a function of the time: late joiners see the same wheel', () => {
  const watched = new Spin().set(0.3, 2, 6, 7_000, 0.001);
  for (let t = 0; t < 6_000; t += 16) watched.angle(t);
  expect(new Spin().set(0.3, 2, 6, 7_000, 0.001).angle(6_000)).toBe(watched.angle(6_000));
});

it('brings the ball from the rim into its pocket, against the wheel, and leaves it there as the wheel turns on', () => {
  fc.assert(
    fc.property(fc.nat(14), fc.nat(0xffffffff), shares, (number, seed, share) => {
      const wheel = new Spin().set(1, 4, 3, 9_000, 0.0008);
      const pocket = (number / 15) * TURN;
      const ball = new RouletteBall();
      const at = (t: number) => ball.set(t, 6_000, wheel, pocket, seed);
      expect(at(0).radius).toBe(1);
      for (const t of [6_000, 7_000, 9_000, 20_000]) {
        expect(at(t)).toMatchObject({ radius: 0, settled: true });
        expect(apart(ball.angle, wheel.angle(t) + pocket)).toBeLessThan(1e-9);
      }
      const t = share * 6_000;
      const before = at(t).angle - wheel.angle(t);
      const { radius } = ball;
      const after = at(t + 1).angle - wheel.angle(t + 1);
      expect(after).toBeLessThanOrEqual(before + 1e-9);
      expect(before - after).toBeLessThan(0.03);
      expect(Math.abs(ball.radius - radius)).toBeLessThan(0.01);
    }),
  );
});

it('starts the ball before its pocket is known, and slows it to any pocket smoothly', () => {
  fc.assert(
    fc.property(fc.nat(14), fc.nat(0xffffffff), shares, (number, seed, share) => {
      const wheel = new Spin().set(1, 4, 3, 9_000, 0.0008);
      const pocket = (number / 15) * TURN;
      const ball = new RouletteBall();
      const early = share * 2_000;
      const { angle } = ball.set(early, 6_000, wheel, null, seed);
      expect(ball).toMatchObject({ radius: 1, settled: false });
      expect(ball.set(early, 6_000, wheel, pocket, seed).angle).toBe(angle);
      const speed = (t: number) =>
        ball.set(t + 1, 6_000, wheel, pocket, seed).angle -
        ball.set(t, 6_000, wheel, pocket, seed).angle -
        (wheel.angle(t + 1) - wheel.angle(t));
      const t = share * 6_000;
      expect(Math.abs(speed(t + 1) - speed(t))).toBeLessThan(1e-4);
    }),
  );
});

it('returns the bounce times, at which the ball touches the cone', () => {
  const ball = new RouletteBall();
  const wheel = new Spin().set(0, 0, 1, 9_000);
  let last = 0;
  for (let i = 0; i <= 4; i++) {
    const t = RouletteBall.knock(i, 6_000);
    expect(t).toBeGreaterThan(last);
    expect(ball.set(t, 6_000, wheel, 1, 5).radius).toBeLessThan(0.001);
    last = t;
  }
  expect(last).toBeCloseTo(6_000, 6);
});
