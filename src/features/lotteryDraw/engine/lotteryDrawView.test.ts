import { expect, it } from 'vitest';
import { BALL, ballLeaves, drawEnds, placeLit } from './drawTimes.ts';
import { type LotteryPlay, lotteryDrawView } from './lotteryDrawView.ts';

const winners = Array.from({ length: 10 }, (_, i) => ({ ticket: i + 1, amount: 1n, mine: false }));
const play = (at: number | null): LotteryPlay => ({
  week: '2026-11-16',
  jackpot: { amount: 10n, before: 5n, at: 100 },
  draw: { winners, stays: 0n, at },
});

it.each([1, 2, 9, 10])(
  'of %i places the last is drawn first, and each is lit before the next ball leaves',
  (places) => {
    expect(ballLeaves(places - 1, places)).toBeGreaterThan(0);
    for (let place = places - 1; place > 0; place--)
      expect(placeLit(place, places)).toBeLessThanOrEqual(ballLeaves(place - 1, places));
    expect(drawEnds(places)).toBe(placeLit(0, places));
    expect(placeLit(0, places) - ballLeaves(0, places)).toBeGreaterThan(BALL.lit);
  },
);

it('nothing is drawn before the draw, everything where it was already over', () => {
  expect(lotteryDrawView({ ...play(null), draw: null }, 500)).toMatchObject({
    winners: [],
    drawing: Number.NEGATIVE_INFINITY,
    over: Number.NEGATIVE_INFINITY,
    grew: 400,
  });
  expect(lotteryDrawView(play(null), 500)).toMatchObject({
    drawing: Number.POSITIVE_INFINITY,
    over: Number.POSITIVE_INFINITY,
  });
});

it('a draw is over when its first place is lit', () => {
  expect(lotteryDrawView(play(1_000), 1_000)).toMatchObject({ drawing: 0, over: -drawEnds(10) });
  expect(lotteryDrawView(play(1_000), 1_000 + drawEnds(10)).over).toBe(0);
});
