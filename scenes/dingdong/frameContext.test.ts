import { expect, it } from 'vitest';
import { symbolOf } from '../../contract/games/dingdong/rules.ts';
import type { DingdongView } from '../../src/games/dingdong/engine/dingdong.ts';
import { AGAIN_REST, GATHERS, runStop } from '../../src/games/dingdong/engine/dingdongRuns.ts';
import { dingdongFixtures } from './fixtures/dingdongFixtures.ts';
import { FrameContext } from './frameContext.ts';

const { options: OPTIONS } = dingdongFixtures;
const VIEW: DingdongView = {
  phase: 'result',
  roundId: '7',
  seed: 7,
  elapsed: 0,
  remaining: 0,
  pools: [],
  chips: [],
  clock: 0,
  own: null,
  voided: false,
  cells: [16, 12],
  before: 8,
};

function at(elapsed: number, change: Partial<DingdongView> = {}, reducedMotion = false): FrameContext {
  const context = new FrameContext(VIEW, { ...OPTIONS, reducedMotion });
  context.set({ ...VIEW, elapsed, ...change });
  return context;
}

it("stays at the last round's result until the new one has had time to arrive", () => {
  for (const elapsed of [0, 100, GATHERS]) {
    expect(at(elapsed, { phase: 'closing', cells: null }).cell).toBe(8);
    expect(at(elapsed).cell).toBe(8);
  }
});

it("waits for a late result, and then catches up with other players' position", () => {
  expect(at(2_000, { phase: 'closing', cells: null })).toMatchObject({ cell: 8, runs: false, shown: -1 });
  expect(at(2_001)).toMatchObject({ runs: true, shown: -1 });
});

it('moves one cell at a time', () => {
  let before = at(0).cell;
  for (let elapsed = 0; elapsed <= 6_000; elapsed += 4) {
    const { cell } = at(elapsed);
    expect([before, (before + 1) % 24]).toContain(cell);
    before = cell;
  }
  expect(before).toBe(12);
});

it('rests on Again for 200 ms and runs once more', () => {
  const stop = runStop(0, 2);
  expect(symbolOf(at(stop).cell)).toBe('Again');
  expect(at(stop - 1).again).toBe(-1);
  expect(at(stop + AGAIN_REST - 1).again).toBeCloseTo(AGAIN_REST - 1);
  expect(at(stop + AGAIN_REST)).toMatchObject({ again: -1, shown: -1, cell: 16 });
  expect(at(6_000)).toMatchObject({ shown: 0, cell: 12, pool: 6 });
});

it('shows a result at once with reduced motion, and rests', () => {
  expect(at(0, {}, true)).toMatchObject({ shown: 0, cell: 12, pool: 6, moves: false });
});

it('moves until the result has been lit, and is still while the room is loading', () => {
  expect(at(8_000).moves).toBe(true);
  expect(at(9_000).moves).toBe(false);
  expect(at(0, { phase: 'loading', cells: null, before: null })).toMatchObject({ moves: false, cell: -1 });
});
