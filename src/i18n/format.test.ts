// @vitest-environment dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LANGUAGES, MARKETS } from '../../contract/markets.ts';
import {
  countdownText,
  decimalSeparator,
  formatCompact,
  formatCount,
  formatMoney,
  formatPercent,
  formatRate,
  formatWithin,
  secondsUntil,
} from './format.ts';

const plain = (text: string) => text.replace(/\u00a0|\u202f/g, ' ');

it('formats rupiah and pesos as in their countries, decimals only if not zero', () => {
  // No line breaks between sign and digits.
  expect(formatMoney(125_000_000n, 'IDR', 'id-ID')).toBe('Rp\u00a01.250.000');
  expect(formatMoney(125_000_050n, 'IDR', 'id-ID')).toBe('Rp\u00a01.250.000,50');
  expect(formatMoney(125_000n, 'MXN', 'es-MX')).toBe('$1,250');
  expect(formatMoney(125_005n, 'MXN', 'es-MX')).toBe('$1,250.05');
  expect(formatMoney(0n, 'MXN', 'es-MX')).toBe('$0');
  expect(formatMoney(-150n, 'MXN', 'es-MX')).toBe('−$1.50');
});

it('loses no digit of any amount', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 17n), (amount) => {
      const [whole = '', cents = '0'] = formatMoney(amount, 'MXN', 'es-MX').split('.');
      expect(BigInt(whole.replace(/\D/g, '')) * 100n + BigInt(cents)).toBe(amount);
    }),
  );
});

it('abbreviates big amounts, never rounding up', () => {
  const short = (whole: bigint) => plain(formatCompact(whole * 100n, 'IDR', 'id-ID'));
  expect([9_999n, 12_345n, 125_999n, 1_259_999n].map(short)).toEqual([
    'Rp 9.999',
    'Rp 12,3K',
    'Rp 125K',
    'Rp 1,25M',
  ]);
  expect([10_000_000n, 2_000_000_000n, 30_500_000_000_000n].map(short)).toEqual([
    'Rp 10M',
    'Rp 2B',
    'Rp 30,5T',
  ]);
  expect([formatCompact(1_250_099n, 'MXN', 'es-MX'), formatCompact(-2_000_000n, 'MXN', 'es-MX')]).toEqual([
    '$12.5K',
    '−$20K',
  ]);
});

it('abbreviates an amount that does not fit in full', () => {
  const within = (letters: number, amount: bigint) => plain(formatWithin(letters, amount, 'IDR'));
  expect(within(10, 50_000_000n)).toBe('Rp 500.000');
  expect(within(10, 125_000_000n)).toBe('Rp 1,25M');
  expect(within(12, 125_000_000n)).toBe('Rp 1.250.000');
});

it('formats rates, counts and shares in the current language, and money always as its market does', () => {
  const written = (language: string) => {
    document.documentElement.lang = language;
    return [formatRate(21_200n), formatCount(48_213), plain(formatPercent(9_650n)), decimalSeparator()];
  };
  const money = plain(formatMoney(125_000_050n));
  expect(written('en')).toEqual(['2.12x', '48,213', '96.5%', '.']);
  expect(plain(formatMoney(125_000_050n))).toBe(money);
  expect(written('es-MX')).toEqual(['2.12x', '48,213', '96.5%', '.']);
  expect(written('id')).toEqual(['2,12x', '48.213', '96,5%', ',']);
  document.documentElement.lang = '';
});

it('formats numbers and shares like the browser in every language', () => {
  for (const locale of [...LANGUAGES, ...Object.values(MARKETS).map((market) => market.locale)]) {
    const numbers = new Intl.NumberFormat(locale, { useGrouping: true });
    const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), (number) => {
        expect(formatCount(number, locale)).toBe(numbers.format(number));
        expect(formatCount(Number(number), locale)).toBe(numbers.format(number));
      }),
    );
    fc.assert(
      fc.property(fc.bigInt(0n, 10_000_000n), (share) => {
        expect(formatPercent(share, locale)).toBe(percents.format(Number(share) / 10_000));
      }),
    );
    const decimal = numbers.formatToParts(1.5).find(({ type }) => type === 'decimal');
    expect(decimalSeparator(locale)).toBe(decimal?.value);
  }
});

it('formats rates rounded down to two decimals', () => {
  expect(formatRate(24_199n, 'id-ID')).toBe('2,41x');
  expect(formatRate(10_000n, 'es-MX')).toBe('1.00x');
  expect(formatRate(12_345_600n, 'id-ID')).toBe('1.234,56x');
});

it('groups thousands and returns the decimal separator', () => {
  expect(formatCount(48_213, 'id-ID')).toBe('48.213');
  expect(formatCount(1_250, 'es-MX')).toBe('1,250');
  expect([decimalSeparator('id-ID'), decimalSeparator('es-MX')]).toEqual([',', '.']);
});

it('formats shares as percentages', () => {
  expect([formatPercent(9_650n, 'id-ID'), formatPercent(9_700n, 'es-MX')].map(plain)).toEqual([
    '96,5%',
    '97%',
  ]);
});

it.each([
  [60_000, 0, 60, '1:00'],
  [60_000, 1, 60, '1:00'],
  [60_000, 53_000, 7, '0:07'],
  [60_000, 59_999, 1, '0:01'],
  [60_000, 60_000, 0, '0:00'],
  [60_000, 90_000, 0, '0:00'],
  [3_510_000, 0, 3_510, '58:30'],
  [3_600_000, 0, 3_600, '1:00:00'],
  [86_400_000, 500, 86_400, '24:00:00'],
  [86_399_000, 0, 86_399, '23:59:59'],
])('until %i at %i there are %i s: %s', (at, now, seconds, text) => {
  expect(secondsUntil(at, now)).toBe(seconds);
  expect(countdownText(seconds)).toBe(text);
});
