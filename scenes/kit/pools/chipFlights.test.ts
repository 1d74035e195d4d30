// @vitest-environment dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PoolView, PoolViewChip } from '../../../src/games/pools/engine/poolView.ts';
import { payTimes } from '../wins/payTimes.ts';
import { CHIP_FLIGHT, ChipFlights } from './chipFlights.ts';
import { poolSlots } from './poolSlots.ts';
import { poolView, TWO_POOLS, testAssets, testLayer } from './testPools.ts';

const TIMES = payTimes(3_000);
const chip = (change: Partial<PoolViewChip> = {}): PoolViewChip => ({
  betId: 'b1',
  pool: 0,
  own: true,
  face: 2,
  at: 1_000,
  ...change,
});
const pools = (first: number, second: number): PoolView['pools'] =>
  [first, second].map((rate) => ({ total: 10n, own: 10n, unplaced: 0n, rate }));
const result = (elapsed: number, change: Partial<PoolView> = {}): PoolView =>
  poolView({ phase: 'result', elapsed, clock: 20_000 + elapsed, ...change });

const assets = testAssets();

/** The positions of chip faces, and whether anything still moves. */
function shown(view: PoolView, reducedMotion = false) {
  const flights = new ChipFlights(assets);
  flights.resize(TWO_POOLS, TWO_POOLS.pools.map(poolSlots));
  const { layer, quads } = testLayer();
  const moves = flights.draw(view, TIMES, reducedMotion, layer);
  return { moves, faces: quads.filter(({ texture }) => assets.nameOf(texture).startsWith('chip_')) };
}

it("flies a chip from its player's position to a place on its pool", () => {
  const at = (clock: number) => shown(poolView({ clock, chips: [chip()] }));
  expect(at(999)).toEqual({ moves: true, faces: [] });
  const half = at(1_000 + CHIP_FLIGHT / 2);
  expect(half.moves).toBe(true);
  expect(half.faces).toHaveLength(1);
  const landed = at(1_000 + CHIP_FLIGHT);
  expect(landed.moves).toBe(false);
  const { x, y, width, height } = TWO_POOLS.pools[0]!;
  expect(landed.faces[0]!.x).toBeGreaterThan(x);
  expect(landed.faces[0]!.x).toBeLessThan(x + width);
  expect(landed.faces[0]!.y).toBeGreaterThan(y);
  expect(landed.faces[0]!.y).toBeLessThan(y + height);
  expect(at(15_000)).toEqual(landed);
});

it('places the same bet at the same position whichever chips are beside it', () => {
  const mine = chip({ own: false, betId: 'b7' });
  const others = [chip({ own: false, betId: 'b2' }), chip({ own: false, betId: 'b3', pool: 1 })];
  const alone = shown(poolView({ clock: 9_000, chips: [mine] })).faces;
  const among = shown(poolView({ clock: 9_000, chips: [...others, mine] })).faces;
  expect(among.at(-1)).toEqual(alone[0]);
});

it('draws the own chips above the others', () => {
  const chips = [chip({ face: 5 }), chip({ betId: 'b2', own: false, face: 1 })];
  const { faces } = shown(poolView({ clock: 9_000, chips }));
  const above = shown(poolView({ clock: 9_000, chips: [chip({ face: 5 })] })).faces;
  expect(faces.at(-1)!.x).toBe(above[0]!.x);
});

it('marks pools with unplaced stakes on the slip, during betting', () => {
  const unplaced = pools(0, 0).map((pool, i) => ({ ...pool, rate: null, unplaced: i === 1 ? 5n : 0n }));
  const marks = (view: PoolView) => {
    const flights = new ChipFlights(assets);
    flights.resize(TWO_POOLS, TWO_POOLS.pools.map(poolSlots));
    const { layer, quads } = testLayer();
    flights.draw(view, TIMES, false, layer);
    return quads.map(({ x }) => x);
  };
  const left = TWO_POOLS.pools[1]!.x;
  expect(Math.min(...marks(poolView({ pools: unplaced })))).toBeGreaterThan(left);
  expect(marks(poolView({ pools: pools(0, 0) }))).toEqual([]);
  expect(marks(result(100, { pools: unplaced }))).toEqual([]);
});

it('removes lost chips, pays those that won, and clears the pools', () => {
  const chips = [chip(), chip({ betId: 'b2', pool: 1 })];
  const at = (elapsed: number) => shown(result(elapsed, { chips, pools: pools(30_000, 0) }));
  expect(at(TIMES.sweep - 1).faces).toHaveLength(2);
  expect(at(TIMES.pay).faces).toHaveLength(1);
  // A stake that returns three times itself: two more chips.
  expect(at(TIMES.take).faces).toHaveLength(3);
  expect(at(TIMES.end - 1).moves).toBe(true);
  expect(at(TIMES.end)).toEqual({ moves: false, faces: [] });
});

it('returns the stakes of a voided round, whatever the result', () => {
  const at = (elapsed: number) =>
    shown(result(elapsed, { chips: [chip()], pools: pools(0, 0), voided: true }));
  expect(at(TIMES.sweep - 1).faces).toHaveLength(1);
  expect(at(TIMES.sweep + TIMES.flight / 2).faces[0]!.y).toBeGreaterThan(at(TIMES.sweep).faces[0]!.y);
  expect(at(TIMES.end).faces).toHaveLength(0);
});

it('shows the final state at once with reduced motion', () => {
  const chips = [chip(), chip({ betId: 'b2', pool: 1 })];
  const landed = shown(poolView({ clock: 9_000, chips }));
  expect(shown(poolView({ clock: 1_001, chips }), true)).toEqual(landed);
  const over = shown(result(TIMES.sweep, { chips, pools: pools(20_000, 0) }), true);
  expect(over.moves).toBe(false);
  expect(over.faces).toEqual(landed.faces.slice(0, 1));
});

it('draws any moment of any chips', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ pool: fc.nat(3), own: fc.boolean(), face: fc.nat(9), at: fc.nat(20_000) }), {
        maxLength: 40,
      }),
      fc.nat(30_000),
      fc.constantFrom('betting', 'closing', 'result'),
      fc.boolean(),
      (change, clock, phase, voided) => {
        const chips = change.map((part, i) => ({ ...part, betId: `b${i >> 1}` }));
        const view = poolView({
          phase,
          clock,
          elapsed: clock % 8_000,
          chips,
          pools: pools(90_000, 0),
          voided,
        });
        for (const { x, y, alpha } of shown(view).faces)
          expect(Number.isFinite(x + y) && alpha >= 0 && alpha <= 1).toBe(true);
      },
    ),
  );
});
