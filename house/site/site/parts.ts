import { eq, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Market, MarketId } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';

/** Dependencies of the site area's services. */
export interface SiteParts {
  db: Database;
  clock: Clock;
  market: Market;
}

/** Rows of a market, and those of every market. */
export function forMarket(column: PgColumn, market: MarketId): SQL | undefined {
  return or(isNull(column), eq(column, market));
}
