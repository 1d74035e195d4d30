import { describe, expect, it } from 'vitest';
import type { WithdrawInfo } from '../../../../contract/http/money/withdrawals.ts';
import { amountProblem, mostOf, presetsOf, progressOf } from './withdrawInfo.ts';

const LEVELS = [
  { level: 0, deposits: '0', max: '200000000' },
  { level: 1, deposits: '100000000', max: '500000000' },
];
const info = (over: Partial<WithdrawInfo> = {}, level = 0): WithdrawInfo => ({
  currency: 'IDR',
  min: '5000000',
  max: '2500000000',
  balance: '900000000',
  available: '800000000',
  owed: '0',
  bonus: null,
  daily: { amount: '1000000000', count: 5, amountLeft: '1000000000', countLeft: 5 },
  hold: null,
  identity: null,
  vip: { level, deposited: '0', levels: LEVELS },
  ...over,
});
const left = (amountLeft: string, countLeft = 5) =>
  info({ daily: { amount: '1000000000', count: 5, amountLeft, countLeft } });

describe('an amount', () => {
  it.each([
    [null, info(), 'amountEmpty'],
    [0n, info(), 'amountEmpty'],
    [5_000_050n, info(), 'amountWhole'],
    [4_999_900n, info(), 'amountBelow'],
    [5_000_000n, info(), null],
    [200_000_000n, info(), null],
    [200_000_100n, info(), 'amountAboveLevel'],
    [200_000_100n, info({}, 1), null],
    [800_000_100n, info({}, 1), 'amountAboveAvailable'],
    [60_000_000n, left('50000000'), 'amountAboveDay'],
    [150_000_000n, info({ max: '100000000' }), 'amountAbove'],
  ])('of %s has the problem %#', (amount, at, problem) => expect(amountProblem(amount, at)).toBe(problem));
});

describe('the maximum of one withdrawal', () => {
  it.each([
    ['the limit of the level', info(), 200_000_000n],
    ['the available amount', info({ available: '30000050' }), 30_000_000n],
    ['the rest of the daily limit', left('10000000'), 10_000_000n],
    ['the limit of the site', info({ max: '70000000' }), 70_000_000n],
  ])('is %s, in whole units', (_what, at, most) => {
    expect(mostOf(at)).toBe(most);
    expect(amountProblem(most, at)).toBeNull();
  });

  it.each([
    ['less than the minimum is available', info({ available: '4999900' })],
    ['the daily limit is used up', left('1000000000', 0)],
  ])('is zero when %s', (_what, at) => {
    expect(mostOf(at)).toBe(0n);
    expect(presetsOf(at)).toEqual([]);
  });
});

it('offers up to three amounts below the maximum, all valid', () => {
  expect(presetsOf(info())).toEqual([25_000_000n, 50_000_000n, 100_000_000n]);
  expect(presetsOf(info({ available: '6000000' }))).toEqual([5_000_000n]);
  for (const amount of presetsOf(info())) expect(amountProblem(amount, info())).toBeNull();
});

const STEPS = [
  { level: 0, deposits: '0', max: '200' },
  { level: 1, deposits: '1000', max: '500' },
  { level: 2, deposits: '5000', max: '900' },
];

it.each([
  [0, '0', 1, 1_000n, 0],
  [0, '250', 1, 750n, 25],
  [0, '999', 1, 1n, 99],
  [1, '1000', 2, 4_000n, 0],
  [1, '3000', 2, 2_000n, 50],
])('level %i with deposits of %s progresses towards level %i', (level, deposited, next, missing, percent) => {
  expect(progressOf({ level, deposited, levels: STEPS })).toMatchObject({
    next: { level: next },
    missing,
    percent,
  });
});

it('has no progress on the highest level', () => {
  expect(progressOf({ level: 2, deposited: '9000', levels: STEPS })).toBeNull();
});
