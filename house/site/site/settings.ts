import { and, asc, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { forMarket, type SiteParts } from './parts.ts';
import { currencies, siteConfig } from './tables.ts';

const CACHE_MS = 5_000;

/** The market's currency format. */
interface Symbol {
  currency: string;
  symbol: string;
  locale: string;
  fraction: number;
}

/** Public settings of the site. */
export class Settings {
  readonly #public: TtlCache<Map<string, unknown>>;
  readonly #symbol: TtlCache<Symbol>;

  constructor(parts: SiteParts) {
    this.#public = new TtlCache(parts.clock, CACHE_MS, () => readPublic(parts));
    this.#symbol = new TtlCache(parts.clock, CACHE_MS, () => readSymbol(parts));
  }

  /** @throws Refusal 704 when there is no public setting with that key */
  async one(key: string): Promise<{ key: string; value: unknown }> {
    const all = await this.#public.get();
    if (!all.has(key)) throw new Refusal(ErrorCode.notFound);
    return { key, value: all.get(key) };
  }

  /** The existing settings among these keys. */
  async some(keys: readonly string[]): Promise<{ configs: Record<string, unknown> }> {
    const all = await this.#public.get();
    const known = keys.filter((key) => all.has(key));
    return { configs: Object.fromEntries(known.map((key) => [key, all.get(key)])) };
  }

  symbol(): Promise<Symbol> {
    return this.#symbol.get();
  }
}

async function readPublic({ db, market }: SiteParts): Promise<Map<string, unknown>> {
  const rows = await db.orm
    .select({ key: siteConfig.key, value: siteConfig.value })
    .from(siteConfig)
    .where(and(siteConfig.public, forMarket(siteConfig.market, market.id)))
    // Nulls sort last; in reverse order a market's own row overwrites the one for all markets.
    .orderBy(asc(siteConfig.market));
  return new Map(rows.reverse().map(({ key, value }) => [key, value]));
}

async function readSymbol({ db, market: { currency, locale } }: SiteParts): Promise<Symbol> {
  const [row] = await db.orm
    .select({ symbol: currencies.symbol, fraction: currencies.fraction })
    .from(currencies)
    .where(eq(currencies.code, currency));
  if (!row) throw new Error(`the table currencies has no ${currency}`);
  return { currency, locale, ...row };
}
