import { CRASH_STAKES } from '../../../contract/games/crash/rules.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Currency, Minor } from '../../../contract/money.ts';

/** Placeholders for amounts of a market in texts, such as `{{grant}}`, which let one text serve every market. */
const AMOUNTS = {
  grant: (market: Market) => market.grant,
  crashMin: (market: Market) => CRASH_STAKES[market.id].min,
  crashMax: (market: Market) => CRASH_STAKES[market.id].max,
  crashMaxProfit: (market: Market) => CRASH_STAKES[market.id].maxProfit,
} satisfies Record<string, (market: Market) => Minor>;

const BLANK = /\{\{(\w*)\}\}/g;

const SYMBOLS: Record<Currency, string> = { IDR: 'Rp ', MXN: '$' };

/** The names of unknown placeholders in a text. */
export function unknownBlanks(text: string): string[] {
  return [...text.matchAll(BLANK)].map(([, name = '']) => name).filter((name) => !(name in AMOUNTS));
}

/** Fills the placeholders in every text of a value, at any depth, with a market's amounts. */
export function blankFiller(market: Market): <T>(value: T) => T {
  const texts = new Map(
    Object.entries(AMOUNTS).map(([name, amountOf]) => [name, wholeAmount(market, amountOf(market))]),
  );
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(BLANK, (blank, name: string) => texts.get(name) ?? blank);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one)]));
  };
  return <T>(value: T) => fill(value) as T;
}

/** An amount of whole units in the market's format, with a non-breaking space: 'Rp 1.000.000'. */
function wholeAmount({ currency, locale }: Market, amount: Minor): string {
  const digits = new Intl.NumberFormat(locale, { useGrouping: true }).format(amount / 100n);
  return `${SYMBOLS[currency]}${digits}`.replaceAll(' ', '\u00a0');
}
