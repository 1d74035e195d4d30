import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Drum } from './drum.ts';

const balls = fc.record({
  index: fc.nat(9),
  t: fc.double({ min: 0, max: 60_000, noNaN: true }),
  power: fc.double({ min: 0, max: 1, noNaN: true }),
  seed: fc.nat(0xffffffff),
});

it('keeps every ball in the drum, and none jumps', () => {
  fc.assert(
    fc.property(balls, ({ index, t, power, seed }) => {
      const ball = new Drum().set(index, 10, t, power, seed);
      expect(Math.hypot(ball.x, ball.y)).toBeLessThan(0.86);
      expect(ball.depth).toBeGreaterThanOrEqual(0);
      expect(ball.depth).toBeLessThanOrEqual(1);
      const { x, y } = ball;
      ball.set(index, 10, t + 1, power, seed);
      expect(Math.hypot(ball.x - x, ball.y - y)).toBeLessThan(0.02);
    }),
  );
});

it('is still in the lower half without power', () => {
  const ball = new Drum();
  for (let index = 0; index < 10; index++) {
    const { x, y, rotation } = ball.set(index, 10, 0, 0, 3);
    expect(y).toBeGreaterThan(0);
    expect(ball.set(index, 10, 700, 0, 3)).toMatchObject({ x, y, rotation });
  }
});
