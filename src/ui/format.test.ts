// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalSeparator, formatCount, formatMoney, formatRate } from './format.ts';

const plain = (text: string) => text.replace(/\u00a0|\u202f/g, ' ');

it('writes rupiah and pesos as their countries do, decimals only where there are some', () => {
  expect(plain(formatMoney(125_000_000n, 'IDR', 'id-ID'))).toBe('Rp 1.250.000');
  expect(plain(formatMoney(125_000_050n, 'IDR', 'id-ID'))).toBe('Rp 1.250.000,50');
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

it('writes rates rounded down to two decimals', () => {
  expect(formatRate(24_199n, 'id-ID')).toBe('2,41x');
  expect(formatRate(10_000n, 'es-MX')).toBe('1.00x');
  expect(formatRate(12_345_600n, 'id-ID')).toBe('1.234,56x');
});

it('groups thousands and knows the decimal separator', () => {
  expect(formatCount(48_213, 'id-ID')).toBe('48.213');
  expect(formatCount(1_250, 'es-MX')).toBe('1,250');
  expect([decimalSeparator('id-ID'), decimalSeparator('es-MX')]).toEqual([',', '.']);
});
