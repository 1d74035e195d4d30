import { expect, it } from 'vitest';
import { RATE_ONE } from '../../money.ts';
import { numbers, percent, returnOf } from '../pools/testReturn.ts';
import { begin, returnOf as returned } from '../solo/play.ts';
import { drawnAt, UNBOUNDED } from '../solo/testSolo.ts';
import { COLOR_WHEEL_RULES, WHEEL_COLORS, WHEEL_RATES, WHEEL_SEGMENTS, wheelStake } from './rules.ts';

it('has 26 grey, 17 red, 10 blue and one gold segment, no two neighbours alike', () => {
  const counts = WHEEL_COLORS.map((color) => WHEEL_SEGMENTS.filter((one) => one === color).length);
  expect(counts).toEqual([26, 17, 10, 1]);
  expect(WHEEL_SEGMENTS.every((color, i) => color !== WHEEL_SEGMENTS[(i + 1) % 54])).toBe(true);
  expect(drawnAt(COLOR_WHEEL_RULES, 0, { stakes: [] })).toBe(45);
});

it.each([
  ['grey', 96.3],
  ['red', 94.44],
  ['blue', 92.59],
  ['gold', 92.59],
] as const)('returns on %s %f %%', (color, rtp) => {
  const choice = { stakes: [{ color, amount: RATE_ONE }] };
  const rate = (segment: number) => begin(COLOR_WHEEL_RULES, choice, segment, UNBOUNDED).state.rate;
  expect(percent(returnOf(numbers(54), rate))).toBe(rtp);
});

it('pays each colour according to its number of segments', () => {
  expect(WHEEL_COLORS.map((color) => WHEEL_RATES[color] / RATE_ONE)).toEqual([2n, 3n, 5n, 50n]);
});

it('pays exactly the stake on the colour it stops at', () => {
  const choice = {
    stakes: [
      { color: 'grey', amount: 333n },
      { color: 'gold', amount: 100n },
    ],
  } as const;
  const at = (color: string) =>
    begin(COLOR_WHEEL_RULES, choice, WHEEL_SEGMENTS.indexOf(color as 'grey'), UNBOUNDED);
  expect(at('red')).toMatchObject({ end: 'lost', state: { color: 'red', rate: 0n } });
  expect(returned(COLOR_WHEEL_RULES, choice, at('grey').state, wheelStake(choice))).toBe(666n);
  expect(at('grey').state.rate).toBe(15_381n);
  expect(COLOR_WHEEL_RULES.highest(choice, 433n)).toBe(5_000n);
});

it('accepts each colour once', () => {
  const red = { color: 'red', amount: 1n } as const;
  const blue = { color: 'blue', amount: 1n } as const;
  const refused = [[], [red], [red, blue], [red, blue, red]].map((stakes) =>
    COLOR_WHEEL_RULES.refusal({ stakes }),
  );
  expect(refused).toEqual([3, null, null, 3]);
});
