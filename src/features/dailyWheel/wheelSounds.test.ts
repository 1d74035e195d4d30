import { expect, it } from 'vitest';
import type { DailyWheelView, WheelFieldPrize } from './engine/dailyWheelView.ts';
import { wheelSounds } from './wheelSounds.ts';

const { cues, loop } = wheelSounds({ view: () => ({}) as DailyWheelView, subscribe: () => () => {} }, 100n);
const turns = (stops: number) => ({ phase: 'spinning' as const, won: null, stops });
const stands = (won: WheelFieldPrize | null) => ({
  phase: won ? ('won' as const) : ('idle' as const),
  won,
  stops: -1,
});

it('plays while it turns, slower towards the end, and is silent before and after', () => {
  const rate = (stops: number) => loop?.at(turns(stops))?.rate ?? 0;
  expect(rate(Number.POSITIVE_INFINITY)).toBe(rate(3_000));
  expect(rate(2_000)).toBeLessThan(rate(3_000));
  expect(rate(500)).toBeLessThan(rate(2_000));
  expect(loop?.at(stands(null))).toBeNull();
});

it('plays the prize sound once as the wheel stops, louder for a large prize, and none when the server refused', () => {
  expect(cues(turns(100), turns(0))).toEqual([]);
  expect(cues(turns(100), stands({ kind: 'cash', amount: 999n }))).toEqual(['reelStop', 'winSmall']);
  expect(cues(turns(100), stands({ kind: 'cash', amount: 1_000n }))).toEqual(['reelStop', 'winBig']);
  expect(cues(turns(100), stands({ kind: 'freeSpins', count: 5 }))).toEqual(['reelStop', 'winSmall']);
  expect(cues(turns(100), stands(null))).toEqual(['reelStop']);
  const won = stands({ kind: 'cash', amount: 1_000n });
  expect(cues(won, won)).toEqual([]);
});
