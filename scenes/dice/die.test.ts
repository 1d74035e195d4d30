// @vitest-environment dom
import { expect, it } from 'vitest';
import { type LaidQuad, testAssets, testLayer } from '../kit/pools/testPools.ts';
import { PAYMENT, ROLL, SETTLED, SHOWN, THROWN } from './diceTimes.ts';
import { Die } from './die.ts';

const assets = testAssets();
const STAGE = { x: 8, y: 8, width: 344, height: 172 };
const SIZE = 64;

/** The position of a die's sprite, and which one it is. */
function shown(draw: (die: Die, layer: ReturnType<typeof testLayer>['layer']) => void, index = 2) {
  const die = new Die(assets, index);
  die.resize(STAGE, SIZE);
  const { layer, quads } = testLayer();
  draw(die, layer);
  const { texture, x, y } = quads.at(-1) as LaidQuad;
  return { frame: assets.nameOf(texture), x, y };
}
const rolled = (t: number, to: number | null, index = 2) =>
  shown((die, layer) => die.roll(t, 3, to, 48_213, 1, layer), index);

it('begins at its previous position and ends on its face, in time for the payout', () => {
  for (const index of [0, 1, 2]) {
    expect(rolled(0, 5, index)).toEqual(shown((die, layer) => die.lie(3, 1, layer), index));
    expect(rolled(SETTLED, 5, index)).toEqual(shown((die, layer) => die.lie(5, 0, layer), index));
  }
  expect(SHOWN).toBeGreaterThanOrEqual(SETTLED);
  expect(PAYMENT.end).toBeLessThanOrEqual(7_200);
});

it('never jumps, whether the result arrives early or late', () => {
  const step = 8;
  for (const since of [0, THROWN])
    for (let t = step; t <= SETTLED; t += step) {
      const [before, after] = [t - step, t].map((at) => rolled(at, at < since ? null : 5));
      expect(Math.hypot(after!.x - before!.x, after!.y - before!.y), `${t}`).toBeLessThan(SIZE * 0.3);
      expect(after!.x).toBeGreaterThan(STAGE.x);
      expect(after!.x).toBeLessThan(STAGE.x + STAGE.width);
    }
});

it('keeps being shaken until the result arrives', () => {
  const places = new Set([SETTLED, SETTLED + 50, SETTLED + 100].map((t) => rolled(t, null).frame));
  expect(places.size).toBeGreaterThan(1);
});

it('shows its final face during its last bounces already', () => {
  const face = rolled(SETTLED, 4).frame;
  for (const t of [0.02, 0.08]) expect(rolled(SETTLED - t * ROLL, 4).frame).toBe(face);
});
