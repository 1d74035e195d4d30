// @vitest-environment dom
import { expect, it } from 'vitest';
import type { PoolView, PoolViewPool } from '../../../src/games/pools/engine/poolView.ts';
import { NIGHT, VOLT } from '../../engine/palette.ts';
import { PoolBoard } from './poolBoard.ts';
import { poolView, TWO_POOLS, testAssets, testGlyphs, testLayer } from './testPools.ts';

const LOOK = {
  plates: ['plate'],
  edge: 24,
  won: null,
  light: { sprite: 'lit', edge: 30, reach: 6 },
  pays: ['2x', '14x'],
};
const pool = (change: Partial<PoolViewPool>): PoolViewPool => ({
  total: 0n,
  own: 0n,
  unplaced: 0n,
  rate: null,
  ...change,
});

/** The plates and lights drawn at a moment, and the texts. */
function shown(view: PoolView, since = -1) {
  const board = new PoolBoard(testAssets(), LOOK);
  board.resize(TWO_POOLS, () => undefined);
  const [plates, light, texts] = [testLayer(), testLayer(), testLayer()];
  board.drawPlates(view, since, false, plates.layer, light.layer);
  board.drawAmounts(view, since, { decimal: ',', rates: '.', reducedMotion: false }, texts.layer);
  board.destroy();
  return { plates: plates.quads, light: light.quads, texts: texts.quads, text: testGlyphs(texts.quads) };
}

it("shows the total stake, the player's stake, and the unplaced stake beside it", () => {
  const pools = [pool({ total: 125_000_00n }), pool({ total: 9_000_00n, own: 2_000_00n, unplaced: 500_00n })];
  expect(shown(poolView({ pools })).text).toBe('2x125K14x9.0002.000+500');
});

it('shows the own stake on volt when placed and on night while something is unplaced', () => {
  const tints = (unplaced: bigint) =>
    shown(poolView({ pools: [pool({ own: 500n, unplaced }), pool({})] })).texts.map(({ tint }) => tint);
  expect(tints(0n)).toContain(VOLT);
  expect(tints(0n)).not.toContain(NIGHT);
  expect(tints(100n)).toContain(NIGHT);
});

it('lights winning pools, darkens lost ones, and shows the paid rate', () => {
  const pools = [pool({ total: 500n, rate: 0 }), pool({ total: 500n, rate: 30_000 })];
  const view = poolView({ phase: 'result', pools });
  expect(shown(view, -1)).toMatchObject({ plates: [], light: [] });
  const after = shown(view, 2_000);
  expect(after.plates.map(({ tint }) => tint)).toEqual(new Array(9).fill(NIGHT));
  expect(after.light.map(({ tint }) => tint)).toEqual(new Array(9).fill(VOLT));
  expect(after.text).toBe('2x53x5');
  expect(shown({ ...view, voided: true }, 2_000)).toMatchObject({ plates: [], light: [] });
});

it("shows the paid rate to the tenth, in the language's format", () => {
  const paid = (rate: number) =>
    shown(poolView({ phase: 'result', pools: [pool({ rate: 0 }), pool({ rate })] }), 2_000).text;
  expect(paid(42_000)).toBe('2x4.2x');
  expect(paid(105_000)).toBe('2x10.5x');
  expect(paid(210_000)).toBe('2x21x');
});
