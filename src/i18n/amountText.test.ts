import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, parseAmount, parseDecimal, typedAmount } from './amountText.ts';

describe('typing an amount', () => {
  it.each([
    [',', '10000', '10.000', 1_000_000n],
    [',', '1.0000', '10.000', 1_000_000n],
    [',', '1250,5', '1.250,5', 125_050n],
    [',', '1250,555', '1.250,55', 125_055n],
    [',', '007', '7', 700n],
    [',', 'Rp 5.000', '5.000', 500_000n],
    ['.', '1250.5', '1,250.5', 125_050n],
    ['.', '10,00', '1,000', 100_000n],
    [',', '', '', null],
    [',', 'abc', '', null],
    [',', ',5', '0,5', 50n],
    [',', '1,', '1,', 100n],
  ])('with %s: %s reads %s', (decimal, typed, text, value) => {
    expect(typedAmount(typed, typed.length, decimal).text).toBe(text);
    expect(parseAmount(text, decimal)).toBe(value);
  });

  it('keeps the caret behind the same digit', () => {
    expect(typedAmount('1.2345', 6, ',')).toEqual({ text: '12.345', caret: 6 });
    expect(typedAmount('91.234', 1, ',')).toEqual({ text: '91.234', caret: 1 });
    expect(typedAmount('9911.234', 2, ',')).toEqual({ text: '9.911.234', caret: 3 });
  });

  it('is stable and exact for any amount', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 14n), fc.constantFrom(',', '.'), (amount, decimal) => {
        const text = amountText(amount, decimal);
        expect(parseAmount(text, decimal)).toBe(amount);
        expect(typedAmount(text, text.length, decimal).text).toBe(text);
      }),
    );
  });
});

it.each([
  ['5', 50_000n],
  ['5,5', 55_000n],
  ['5.5', 55_000n],
  ['1,01', 10_100n],
  ['2,409', 24_000n],
  ['2,41x', 24_100n],
  [' 3 ', 30_000n],
  ['', null],
  ['1,2,3', null],
  ['-1', null],
  ['1e3', null],
])('a multiplier: %j reads %s', (text, rate) => {
  expect(parseDecimal(text)).toBe(rate);
});
