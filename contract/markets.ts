import type { Currency, Minor } from './money.ts';

/**
 * A market: everything that differs between Kilat's countries, except the games' stake limits (games/stakes.ts). MARKET selects
 * one for a whole house.
 */
export interface Market {
  id: MarketId;
  currency: Currency;
  /** The language a visitor starts with; all three are always available. */
  language: Language;
  /** BCP 47 locale of numbers and dates. */
  locale: string;
  /** IANA name of the zone that defines the market's days and weeks. */
  timeZone: string;
  phone: { prefix: string; pattern: RegExp; example: string };
  /** Play money of a new account. */
  grant: Minor;
  /** 1 U, the unit of promotions' amounts: Rp 1.000, MX$ 1. */
  unit: Minor;
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
    unit: 100_000n,
  },
  mx: {
    id: 'mx',
    currency: 'MXN',
    language: 'es-MX',
    locale: 'es-MX',
    timeZone: 'America/Mexico_City',
    phone: { prefix: '+52', pattern: /^\d{10}$/, example: '5512345678' },
    grant: 100_000n,
    unit: 100n,
  },
};
