import { expect, it } from 'vitest';
import { numbers } from '../pools/testReturn.ts';
import { applyMove, begin } from '../solo/play.ts';
import { choose, drawnAt, isFair, UNBOUNDED } from '../solo/testSolo.ts';
import { MINES_RULES, MOST_MINES, minesRate, TILES } from './rules.ts';

it('places the mines of the test vector of games.md', () => {
  expect(drawnAt(MINES_RULES, 0, { mineCount: 5 })).toEqual([21, 12, 9, 15, 17]);
});

it.each(numbers(MOST_MINES).map((i) => [i + 1]))(
  'returns 98 % with %i mines after any number of safe tiles',
  (mines) => {
    for (let safe = 1; safe <= TILES - mines; safe++)
      expect(isFair(minesRate(mines, safe), [choose(TILES - mines, safe), choose(TILES, safe)])).toBe(true);
  },
);

it('returns it by the rules themselves, over every placement of two mines', () => {
  const layouts = numbers(TILES).flatMap((a) => numbers(TILES).flatMap((b) => (a < b ? [[a, b]] : [])));
  const stands = numbers(TILES).map(() => 0n);
  for (const mines of layouts) {
    let round = begin(MINES_RULES, { mineCount: 2 }, mines, UNBOUNDED);
    for (let tile = 0; !round.end; tile++) {
      round = applyMove(MINES_RULES, round, tile, mines, UNBOUNDED);
      if (round.state.rate > 0n) stands[tile] = (stands[tile] ?? 0n) + 1n;
    }
    expect(round.end).toBe(mines[0] === 23 ? 'finished' : 'lost');
  }
  for (let safe = 1; safe <= 23; safe++)
    expect(isFair(minesRate(2, safe), [stands[safe - 1] ?? 0n, BigInt(layouts.length)])).toBe(true);
});

it('refuses counts with 786, and invalid or open tiles', () => {
  expect([0, 1, 24, 25, 2.5].map((mineCount) => MINES_RULES.refusal({ mineCount }))).toEqual([
    786,
    null,
    null,
    786,
    786,
  ]);
  const state = { mineCount: 3, tiles: [7], rate: minesRate(3, 1), done: false };
  expect([7, 8, 25, -1].map((tile) => MINES_RULES.rateAfter(state, tile))).toEqual([
    null,
    minesRate(3, 2),
    null,
    null,
  ]);
});
