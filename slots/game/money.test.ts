// @vitest-environment dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney } from '../../src/i18n/format.ts';
import { moneyWriter } from './money.ts';

it('formats amounts as the site does', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n });
  const markets = [
    ['IDR', 'id-ID'],
    ['MXN', 'es-MX'],
  ] as const;
  for (const [currency, locale] of markets) {
    const write = moneyWriter(currency);
    fc.assert(fc.property(amounts, (amount) => write(amount) === formatMoney(amount, currency, locale)));
  }
  expect(moneyWriter('IDR')(125_000_000n)).toBe('Rp\u00a01.250.000');
  expect(moneyWriter('MXN')(125_050n)).toBe('$1,250.50');
});
