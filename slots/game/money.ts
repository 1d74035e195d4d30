import type { Minor } from '../../contract/money.ts';

/** Money has its market's format, whatever the language, like on the site around the provider frame. */
const WRITTEN: Readonly<Record<string, { symbol: string; locale: string; decimal: string }>> = {
  IDR: { symbol: 'Rp\u00a0', locale: 'id-ID', decimal: ',' },
  MXN: { symbol: '$', locale: 'es-MX', decimal: '.' },
};

/** A formatter for amounts of a currency: 'Rp 1.250.000', '$1,250.50'. Decimals are omitted when zero. */
export function moneyWriter(currency: string): (amount: Minor) => string {
  const { symbol, locale, decimal } = WRITTEN[currency] ?? {
    symbol: `${currency}\u00a0`,
    locale: 'en',
    decimal: '.',
  };
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: true });
  return (amount) => {
    const cents = amount % 100n;
    const fraction = cents === 0n ? '' : `${decimal}${String(cents).padStart(2, '0')}`;
    return `${symbol}${whole.format(amount / 100n)}${fraction}`;
  };
}
