import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { WHEEL_TABLES } from '../../../contract/promotions/dailyWheel/tables.ts';
import { costOfWeek } from './price.ts';
import { stepsOf, tableOn, waysOf } from './rules.ts';
import { DAILY_WHEEL, tableOf, wheelNumbers } from './settings.ts';

const U = MARKETS.id.unit;
const DAY = { day: '2026-11-27', stakedBefore: 0n, staked: 0n, firstDeposit: 0n };
/** Terms for these tests, independent of the defaults. */
const TERMS = { stake: 20_000, deposits: [10_000, 50_000, 200_000], depositPlay: 10_000 };
const earned = (day: Partial<typeof DAY>, numbers = TERMS) =>
  waysOf({ ...DAY, ...day }, numbers, MARKETS.id)
    .filter((way) => way.earned)
    .map(({ awardKey }) => awardKey.replace('2026-11-27 ', ''));

describe('spins of a day', () => {
  it('are one for 200 U of stakes yesterday, and one for each step that today’s first deposit reaches once it was staked', () => {
    expect(earned({ stakedBefore: 200n * U - 1n })).toEqual([]);
    expect(earned({ stakedBefore: 200n * U })).toEqual(['stake']);
    expect(earned({ firstDeposit: 100n * U })).toEqual([]);
    expect(earned({ firstDeposit: 100n * U, staked: 100n * U })).toEqual(['deposit 1']);
    expect(earned({ firstDeposit: 100n * U - 1n, staked: 9_000n * U })).toEqual([]);
    expect(earned({ firstDeposit: 600n * U, staked: 9_000n * U })).toEqual(['deposit 1', 'deposit 2']);
    expect(earned({ stakedBefore: 200n * U, firstDeposit: 2_000n * U, staked: 2_000n * U })).toHaveLength(4);
  });

  it('never decrease with more play or a larger deposit, and require no play if the settings require none', () => {
    const amount = fc.bigInt({ min: 0n, max: 5_000n * U });
    fc.assert(
      fc.property(amount, amount, amount, amount, amount, amount, (a, b, c, x, y, z) => {
        const less = earned({ stakedBefore: a, staked: b, firstDeposit: c });
        const more = earned({ stakedBefore: a + x, staked: b + y, firstDeposit: c + z });
        expect(less.every((one) => more.includes(one))).toBe(true);
        const free = earned({ firstDeposit: c }, { ...TERMS, depositPlay: 0 });
        expect(free).toHaveLength(TERMS.deposits.filter((step) => amountOf(step, MARKETS.id) <= c).length);
      }),
    );
  });

  it('require whole minor units in either market, and the play of each step according to the settings', () => {
    for (const market of Object.values(MARKETS))
      expect(stepsOf(DAILY_WHEEL, market).map(({ from, play }) => [from, play])).toEqual(
        [200n, 1_000n, 4_000n].map((step) => [step * market.unit, step * market.unit]),
      );
  });
});

it('is new for seven market days, including that of the registration', () => {
  const days = Array.from({ length: 9 }, (_, i) => `2026-12-0${i + 1}`);
  expect(days.map((day) => tableOn(day, '2026-12-01', 7) === 'new_user')).toEqual([
    ...Array(7).fill(true),
    ...Array(2).fill(false),
  ]);
  expect(tableOn('2027-01-04', '2026-12-29', 7)).toBe('new_user');
  expect(tableOn('2027-01-05', '2026-12-29', 7)).toBe('default');
});

it('accepts the contract’s tables, and rejects weights that do not sum to 10 000', () => {
  expect(tableOf(DAILY_WHEEL.tables.default)).toEqual(WHEEL_TABLES.default);
  expect(tableOf(DAILY_WHEEL.tables.new_user)).toEqual(WHEEL_TABLES.new_user);
  expect(v.is(wheelNumbers, DAILY_WHEEL)).toBe(true);
  const [first, ...rest] = DAILY_WHEEL.tables.default;
  const tables = { ...DAILY_WHEEL.tables, default: [{ ...first!, weight: 4_999 }, ...rest] };
  expect(v.is(wheelNumbers, { ...DAILY_WHEEL, tables })).toBe(false);
});

it('costs 0.402 U per spin of the default table, and nothing for deposits without play', () => {
  const week = (staked: number, deposited: number) => ({
    ...{ staked: Array(7).fill(staked), deposited: Array(7).fill(deposited) },
    ...{ level: 0, lossShare: 1 },
  });
  expect(costOfWeek(DAILY_WHEEL, week(0, 4_000))).toBe(0);
  expect(costOfWeek(DAILY_WHEEL, week(199, 0))).toBe(0);
  expect(costOfWeek(DAILY_WHEEL, week(200, 0))).toBeCloseTo(7 * 0.402);
  expect(costOfWeek(DAILY_WHEEL, week(3_999, 4_000))).toBeCloseTo(7 * 3 * 0.402);
  expect(costOfWeek(DAILY_WHEEL, week(4_000, 4_000))).toBeCloseTo(7 * 4 * 0.402);
});
