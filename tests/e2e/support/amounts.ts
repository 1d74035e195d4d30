import type { Market } from '../../../contract/markets.ts';

/** '1.250.000' and '1,250.50' in minor units: a group of two digits at the end are cents, thousands have three. */
export function minorOf(text: string): number {
  const cents = /[.,](\d\d)$/.exec(text);
  const whole = cents ? text.slice(0, -3) : text;
  return Number(whole.replace(/\D/g, '') || Number.NaN) * 100 + Number(cents?.[1] ?? 0);
}

/** An amount in minor units in the market's format. */
export function written(minor: number, { locale, currency }: Pick<Market, 'locale' | 'currency'>): string {
  const minimumFractionDigits = minor % 100 === 0 ? 0 : 2;
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits }).format(minor / 100);
  return currency === 'MXN' ? `$${digits}` : `Rp\u00a0${digits}`;
}
