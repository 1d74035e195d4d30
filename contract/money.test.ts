import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseInteger, payout, rateText } from './money.ts';

it('rounds a payout down once', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), fc.bigInt(0n, 10n ** 9n), (amount, rate) => {
      const paid = payout(amount, rate);
      expect(paid * 10_000n <= amount * rate).toBe(true);
      expect((paid + 1n) * 10_000n > amount * rate).toBe(true);
    }),
  );
  expect(payout(333n, 10_100n)).toBe(336n);
});

it('parses plain non-negative integers and nothing else', () => {
  fc.assert(fc.property(fc.bigInt(0n, 10n ** 18n - 1n), (n) => parseInteger(n.toString()) === n));
  const refused = [
    '',
    '-1',
    '+1',
    '01',
    '1.0',
    '1e3',
    ' 1',
    '0x10',
    'NaN',
    'Infinity',
    '1'.repeat(19),
    '１',
    5,
    null,
    {},
  ];
  for (const text of refused) expect(parseInteger(text)).toBeNull();
});

it('writes rates as decimal text', () => {
  expect(rateText(24_150n)).toBe('2.41');
  expect(rateText(10_000n)).toBe('1.00');
  expect(rateText(1_000_500n)).toBe('100.05');
});
