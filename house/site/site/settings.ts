import { and, asc, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { forMarket, type SiteParts } from './parts.ts';
import { currencies, siteConfig } from './tables.ts';

const CACHE_MS = 5_000;

/** The market's currency, as amounts are written. */
interface Symbol {
  currency: string;
  symbol: string;
  locale: string;
  fraction: number;
}

/** Settings of the site that clients may know. */
export class Settings {
  readonly #public: TtlCache<Map<string, unknown>>;
  readonly #symbol: TtlCache<Symbol>;

  constructor(parts: SiteParts) {
    this.#public = new TtlCache(parts.clock, CACHE_MS, () => readPublic(parts));
    this.#symbol = new TtlCache(parts.clock, CACHE_MS, () => readSymbol(parts));
  }

  /** @throws Refusal 704 when there is no public setting of that key */
  async one(key: string): Promise<{ key: string; value: unknown }> {
    const all = await this.#public.get();
    if (!all.has(key)) throw new Refusal(ErrorCode.notFound);
    return { key, value: all.get(key) };
  }

  /** Those of the keys that there are. */
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
    // Nulls come last: turned round, a market's own row overwrites the one for all.
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
