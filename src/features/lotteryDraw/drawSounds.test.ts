import { expect, it } from 'vitest';
import { drawSounds } from './drawSounds.ts';
import { drawEnds } from './engine/drawTimes.ts';
import type { LotteryDrawView } from './engine/lotteryDrawView.ts';

const { cues, loop } = drawSounds({ view: () => ({}) as LotteryDrawView, subscribe: () => () => {} });
const drawOf = (mine: number | null) =>
  Array.from({ length: 10 }, (_, place) => ({ ticket: place, amount: 1n, mine: place === mine }));

/** All sounds of a draw, sampled ten times a second. */
function played(mine: number | null): string[] {
  const winners = drawOf(mine);
  const all: string[] = [];
  for (let at = 0; at <= drawEnds(10) + 1_000; at += 100)
    for (const cue of cues({ winners, drawing: at - 100 }, { winners, drawing: at }))
      all.push(typeof cue === 'string' ? cue : cue.sound);
  return all;
}

const count = (all: readonly string[], name: string) => all.filter((one) => one === name).length;

it("pops ten balls and lights ten places, and signals at the end whether one is the player's", () => {
  const others = played(null);
  expect([count(others, 'ballPop'), count(others, 'gem')]).toEqual([10, 10]);
  expect(others.at(-1)).toBe('reveal');
  const mine = played(4);
  expect([count(mine, 'gem'), count(mine, 'winSmall')]).toEqual([9, 1]);
  expect(mine.at(-1)).toBe('winBig');
});

it('plays the drum until the last ball is out, and not for a draw that was already over', () => {
  const winners = drawOf(null);
  expect(loop?.at({ winners, drawing: 100 })).not.toBeNull();
  expect(loop?.at({ winners, drawing: drawEnds(10) })).toBeNull();
  expect(loop?.at({ winners: [], drawing: 100 })).toBeNull();
  expect(
    cues({ winners, drawing: Number.NEGATIVE_INFINITY }, { winners, drawing: Number.POSITIVE_INFINITY }),
  ).toEqual([]);
});
