// @vitest-environment dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCompact } from '../../../src/i18n/format.ts';
import { shortAmount } from './amountLine.ts';

it('shortens with K, M, B and T, to three digits, rounded down', () => {
  const cases: [bigint, string][] = [
    [0n, '0'],
    [750n, '7,50'],
    [500_000n, '5.000'],
    [999_999n, '9.999,99'],
    [1_000_000n, '10K'],
    [1_259_999n, '12,5K'],
    [12_345_600n, '123K'],
    [125_999_999n, '1,25M'],
    [100_000_000_000n, '1B'],
    [123_456_789_000_000_000n, '1.234T'],
  ];
  for (const [minor, text] of cases) expect(shortAmount(minor, ',')).toBe(text);
  expect(shortAmount(1_259_999n, '.')).toBe('12.5K');
  expect(shortAmount(123_450n, '.')).toBe('1,234.50');
});

it("equals the pages' format, without the currency", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), (minor) => {
      expect(`Rp\u00a0${shortAmount(minor, ',')}`).toBe(
        formatCompact(minor, 'IDR', 'id-ID').replace(' ', '\u00a0'),
      );
      expect(`$${shortAmount(minor, '.')}`).toBe(formatCompact(minor, 'MXN', 'es-MX'));
    }),
  );
});
