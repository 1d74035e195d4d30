import { expect, it } from 'vitest';
import { SYMBOL_KEYS, SYMBOLS } from './symbols.ts';
import { VOLATILITY_STEPS, volatilityOf } from './volatility.ts';

it('a class begins at its threshold', () => {
  expect(VOLATILITY_STEPS.map(volatilityOf)).toEqual([2, 3, 4, 5]);
  expect(VOLATILITY_STEPS.map((step) => volatilityOf(step - 0.001))).toEqual([1, 2, 3, 4]);
});

it('every symbol has a name', () => {
  expect(Object.keys(SYMBOL_KEYS).sort()).toEqual(Array.from(SYMBOLS).sort());
});
