import { expect, it } from 'vitest';
import { numbers, percent, returnOf } from '../pools/testReturn.ts';
import { begin } from '../solo/play.ts';
import { drawnAt, UNBOUNDED } from '../solo/testSolo.ts';
import { EGG_PRIZES, EGG_RISKS, EGGS, EGGS_RULES } from './rules.ts';

/** All permutations of five. */
const orders = (left: readonly number[]): number[][] =>
  left.length === 0
    ? [[]]
    : left.flatMap((one) => orders(left.filter((other) => other !== one)).map((rest) => [one, ...rest]));

it('places the five prizes in the order of its seeds', () => {
  const [a, b, c, d, e] = EGG_PRIZES.medium;
  expect(drawnAt(EGGS_RULES, 0, { risk: 'medium', egg: 0 })).toEqual([e, c, b, d, a]);
});

it.each(EGG_RISKS.flatMap((risk) => numbers(EGGS).map((egg) => [risk, egg] as const)))(
  'returns 98 % at %s risk by egg %i',
  (risk, egg) => {
    const layouts = orders(numbers(EGGS)).map((order) => order.map((place) => EGG_PRIZES[risk][place] ?? 0n));
    expect(layouts).toHaveLength(120);
    const rate = (prizes: bigint[]) => begin(EGGS_RULES, { risk, egg }, prizes, UNBOUNDED).state.rate;
    expect(percent(returnOf(layouts, rate))).toBe(98);
  },
);

it('is decided by its start, and refuses an invalid egg', () => {
  const { end } = begin(EGGS_RULES, { risk: 'high', egg: 2 }, [0n, 4_000n, 0n, 45_000n, 0n], UNBOUNDED);
  expect(end).toBe('lost');
  expect([-1, 0, 4, 5, 1.5].map((egg) => EGGS_RULES.refusal({ risk: 'low', egg }))).toEqual([
    3,
    null,
    null,
    3,
    3,
  ]);
  expect(EGGS_RULES.highest({ risk: 'high', egg: 0 }, 100n)).toBe(450n);
});
