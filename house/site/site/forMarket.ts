import { eq, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { MarketId } from '../../../contract/markets.ts';

/** Rows of a market, and those of every market. */
export function forMarket(column: PgColumn, market: MarketId): SQL | undefined {
  return or(isNull(column), eq(column, market));
}
