import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ROULETTE_NUMBERS, ROULETTE_TIMING } from '../../contract/games/roulette/rules.ts';
import type { RouletteView } from '../../src/games/roulette/engine/roulette.ts';
import { ROULETTE_TIMES } from '../../src/games/roulette/engine/rouletteTable.ts';
import { pocketTurn, WheelState } from './wheelState.ts';

const { betting, reveal } = ROULETTE_TIMING;
const { ballRests } = ROULETTE_TIMES;
const TURN = Math.PI * 2;
const numbers = fc.nat(ROULETTE_NUMBERS - 1);

/** The view `clock` ms after the round opened, its result known this many ms after betting closed. */
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
    voided: false,
    number: phase === 'result' ? number : null,
    before,
  };
}

/** Radians between two directions. */
const apart = (a: number, b: number) =>
  Math.abs(((a - b + Math.PI) % TURN) + (a < b - Math.PI ? TURN : 0) - Math.PI);

it('has every number in its own pocket', () => {
  const turns = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => pocketTurn(number));
  expect(new Set(turns.map((turn) => Math.round((turn / TURN) * ROULETTE_NUMBERS))).size).toBe(15);
  expect(pocketTurn(0)).toBe(0);
});

it('turns without a jump from one round to the next, whenever the result arrives', () => {
  const state = new WheelState();
  fc.assert(
    fc.property(numbers, numbers, fc.integer({ min: 1, max: 1_200 }), (number, before, known) => {
      for (const [from, to] of [
        [0, 2_000],
        [betting - 100, betting + reveal],
      ] as const) {
        state.set(viewAt(from, number, before, known), false);
        let { angle } = state;
        for (let clock = from + 16; clock <= to; clock += 16) {
          state.set(viewAt(clock, number, before, known), false);
          expect(apart(state.angle, angle)).toBeLessThan(0.1);
          angle = state.angle;
        }
      }
      expect(apart(state.angle, 0)).toBeLessThan(1e-9);
    }),
    { numRuns: 20 },
  );
});

it('ends with the ball in the pocket of the number, and begins the next round with it there', () => {
  const state = new WheelState();
  fc.assert(
    fc.property(numbers, numbers, (number, before) => {
      expect(state.set(viewAt(betting + reveal, number, before), false)).toBe(false);
      expect(state).toMatchObject({ number, shown: 1, lit: 1, running: 1, ballRadius: 0, lying: 0 });
      const { ballAngle } = state;
      state.set(viewAt(0, 3, number), false);
      expect(state).toMatchObject({ number, shown: 1, lit: 1, running: 0, lying: 1 });
      expect(apart(state.lyingAngle, ballAngle)).toBeLessThan(1e-9);
    }),
  );
});

it('runs the ball the same way until the result is known', () => {
  const state = new WheelState();
  state.set(viewAt(betting + 500, 9, 4, 501), false);
  const { ballAngle } = state;
  state.set(viewAt(betting + 500, 9, 4, 100), false);
  expect(state.ballAngle).toBe(ballAngle);
  expect(state.ballRadius).toBe(1);
});

it('shows the number once the ball rests, and at once with reduced motion', () => {
  const state = new WheelState();
  state.set(viewAt(betting + ballRests - 1, 9, 4), false);
  expect(state.number).toBe(null);
  state.set(viewAt(betting + ballRests, 9, 4), false);
  expect(state.number).toBe(9);
  expect(state.set(viewAt(betting + 300, 9, 4), true)).toBe(false);
  expect(state).toMatchObject({ number: 9, shown: 1, came: 1, lying: 1, running: 0, angle: 0 });
  expect(state.lyingAngle).toBeCloseTo(pocketTurn(9) - Math.PI / 2, 9);
});

it('has no ball and no number before anything is known', () => {
  const state = new WheelState();
  expect(state.set({ ...viewAt(0, 1, null), phase: 'loading' }, false)).toBe(false);
  expect(state).toMatchObject({ lying: 0, running: 0, number: null, angle: 0 });
  state.set(viewAt(5_000, 1, null), false);
  expect(state).toMatchObject({ lying: 0, running: 0, number: null });
});
