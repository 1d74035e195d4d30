import type { CrashLimits } from './games/crash.ts';
import type { Currency, Minor } from './money.ts';

/** A market: everything that differs between Kilat's countries. MARKET selects one for a whole house. */
export interface Market {
  id: MarketId;
  currency: Currency;
  /** The language a visitor starts with; all three are always on offer. */
  language: Language;
  /** BCP 47 locale of numbers and dates. */
  locale: string;
  /** IANA name of the zone whose days and weeks are the market's. */
  timeZone: string;
  phone: { prefix: string; pattern: RegExp; example: string };
  /** Play money of a new account. */
  grant: Minor;
  crash: CrashLimits & { steps: Minor[] };
}

export type MarketId = 'id' | 'mx';
export type Language = 'id' | 'es-MX' | 'en';

export const LANGUAGES: readonly Language[] = ['id', 'es-MX', 'en'];

export const MARKETS: Record<MarketId, Market> = {
  id: {
    id: 'id',
    currency: 'IDR',
    language: 'id',
    locale: 'id-ID',
    timeZone: 'Asia/Jakarta',
    phone: { prefix: '+62', pattern: /^8\d{8,11}$/, example: '81234567890' },
    grant: 100_000_000n,
    crash: {
      min: 100_000n,
      max: 500_000_000n,
      maxProfit: 10_000_000_000n,
      steps: [1_000_000n, 2_500_000n, 5_000_000n, 10_000_000n],
    },
  },
  mx: {
    id: 'mx',
    currency: 'MXN',
    language: 'es-MX',
    locale: 'es-MX',
    timeZone: 'America/Mexico_City',
    phone: { prefix: '+52', pattern: /^\d{10}$/, example: '5512345678' },
    grant: 100_000n,
    crash: { min: 100n, max: 500_000n, maxProfit: 10_000_000n, steps: [1_000n, 2_500n, 5_000n, 10_000n] },
  },
};
