import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ROULETTE_NUMBERS, ROULETTE_TIMING } from '../../contract/games/roulette/rules.ts';
import { ROULETTE_TIMES } from '../../src/games/roulette/engine/rouletteTimes.ts';
import type { RouletteView } from '../../src/games/roulette/engine/rouletteView.ts';
import { pocketTurn } from './pockets.ts';
import { WheelMoment } from './wheelMoment.ts';

const { betting, reveal } = ROULETTE_TIMING;
const { ballRests } = ROULETTE_TIMES;
const TURN = Math.PI * 2;
const numbers = fc.nat(ROULETTE_NUMBERS - 1);

/** The view `clock` ms after the round opened, its result known so many ms after betting closed. */
function viewAt(clock: number, number: number, before: number | null, known = 200): RouletteView {
  const since = clock - betting;
  const phase = since < 0 ? 'betting' : since < known ? 'closing' : 'result';
  return {
    phase,
    roundId: '1',
    seed: 77,
    elapsed: since < 0 ? clock : since,
    remaining: since < 0 ? -since : reveal - since,
    pools: [],
    chips: [],
    clock,
    own: null,
    interrupted: false,
    number: phase === 'result' ? number : null,
    before,
  };
}

/** Radians between two directions. */
const apart = (a: number, b: number) =>
  Math.abs(((a - b + Math.PI) % TURN) + (a < b - Math.PI ? TURN : 0) - Math.PI);

it('has every number in a pocket of its own', () => {
  const turns = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => pocketTurn(number));
  expect(new Set(turns.map((turn) => Math.round((turn / TURN) * ROULETTE_NUMBERS))).size).toBe(15);
  expect(pocketTurn(0)).toBe(0);
});

it('turns without a jump from the opening of a round to the next, whenever the result comes', () => {
  const moment = new WheelMoment();
  fc.assert(
    fc.property(numbers, numbers, fc.integer({ min: 1, max: 1_200 }), (number, before, known) => {
      for (const [from, to] of [
        [0, 2_000],
        [betting - 100, betting + reveal],
      ] as const) {
        moment.set(viewAt(from, number, before, known), false);
        let { angle } = moment;
        for (let clock = from + 16; clock <= to; clock += 16) {
          moment.set(viewAt(clock, number, before, known), false);
          expect(apart(moment.angle, angle)).toBeLessThan(0.1);
          angle = moment.angle;
        }
      }
      expect(apart(moment.angle, 0)).toBeLessThan(1e-9);
    }),
    { numRuns: 20 },
  );
});

it('ends with the ball in the pocket of the number, and begins the next round with it there', () => {
  const moment = new WheelMoment();
  fc.assert(
    fc.property(numbers, numbers, (number, before) => {
      expect(moment.set(viewAt(betting + reveal, number, before), false)).toBe(false);
      expect(moment).toMatchObject({ number, shown: 1, lit: 1, running: 1, ballRadius: 0, lying: 0 });
      const { ballAngle } = moment;
      moment.set(viewAt(0, 3, number), false);
      expect(moment).toMatchObject({ number, shown: 1, lit: 1, running: 0, lying: 1 });
      expect(apart(moment.lyingAngle, ballAngle)).toBeLessThan(1e-9);
    }),
  );
});

it('runs the ball the same way until the result is known', () => {
  const moment = new WheelMoment();
  moment.set(viewAt(betting + 500, 9, 4, 501), false);
  const { ballAngle } = moment;
  moment.set(viewAt(betting + 500, 9, 4, 100), false);
  expect(moment.ballAngle).toBe(ballAngle);
  expect(moment.ballRadius).toBe(1);
});

it('shows the number once the ball rests, and at once with less motion', () => {
  const moment = new WheelMoment();
  moment.set(viewAt(betting + ballRests - 1, 9, 4), false);
  expect(moment.number).toBe(null);
  moment.set(viewAt(betting + ballRests, 9, 4), false);
  expect(moment.number).toBe(9);
  expect(moment.set(viewAt(betting + 300, 9, 4), true)).toBe(false);
  expect(moment).toMatchObject({ number: 9, shown: 1, came: 1, lying: 1, running: 0, angle: 0 });
  expect(moment.lyingAngle).toBeCloseTo(pocketTurn(9) - Math.PI / 2, 9);
});

it('has no ball and no number before anything is known', () => {
  const moment = new WheelMoment();
  expect(moment.set({ ...viewAt(0, 1, null), phase: 'loading' }, false)).toBe(false);
  expect(moment).toMatchObject({ lying: 0, running: 0, number: null, angle: 0 });
  moment.set(viewAt(5_000, 1, null), false);
  expect(moment).toMatchObject({ lying: 0, running: 0, number: null });
});
