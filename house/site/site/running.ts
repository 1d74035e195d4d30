import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { MarketId } from '../../../contract/markets.ts';
import { forMarket } from './forMarket.ts';

interface Running {
  market: PgColumn;
  startsAt: PgColumn;
  endsAt: PgColumn;
}

/** Rows of a market that run at `now`. */
export function runningAt(table: Running, market: MarketId, now: number): SQL | undefined {
  return and(
    forMarket(table.market, market),
    lte(table.startsAt, now),
    or(isNull(table.endsAt), gt(table.endsAt, now)),
  );
}
