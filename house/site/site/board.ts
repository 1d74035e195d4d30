import { and, asc, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Board, PromoData } from '../../../contract/http/site/site.ts';
import type { MarketId } from '../../../contract/markets.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { blankFiller } from './blanks.ts';
import { forMarket, type SiteParts } from './parts.ts';
import { banners, notices, promotions } from './tables.ts';

/** Items start and end by the clock; a banner may appear or disappear this late (ms). */
const CACHE_MS = 5_000;

/** The market's current banners and notices. */
export function liveBoard({ db, clock, market }: SiteParts): TtlCache<Board> {
  const fill = blankFiller(market);
  return new TtlCache(clock, CACHE_MS, async () => {
    const now = clock.now();
    const [bannerRows, noticeRows] = await Promise.all([
      db.orm
        .select({
          id: banners.id,
          title: banners.title,
          text: banners.text,
          action: banners.action,
          to: banners.to,
          art: banners.art,
          tone: banners.tone,
        })
        .from(banners)
        .where(runningAt(banners, market.id, now))
        .orderBy(asc(banners.position), asc(banners.id)),
      db.orm
        .select({ id: notices.id, text: notices.text, to: notices.to })
        .from(notices)
        .where(runningAt(notices, market.id, now))
        .orderBy(asc(notices.position), asc(notices.id)),
    ]);
    return fill({ banners: bannerRows, notices: noticeRows });
  });
}

/** The market's current promotions. */
export function livePromotions({ db, clock, market }: SiteParts): TtlCache<PromoData> {
  const fill = blankFiller(market);
  return new TtlCache(clock, CACHE_MS, async () => {
    const rows = await db.orm
      .select({
        key: promotions.key,
        title: promotions.title,
        to: promotions.to,
        endsAt: promotions.endsAt,
      })
      .from(promotions)
      .where(runningAt(promotions, market.id, clock.now()))
      .orderBy(asc(promotions.position), asc(promotions.key));
    return { promotions: fill(rows) };
  });
}

interface Running {
  market: PgColumn;
  startsAt: PgColumn;
  endsAt: PgColumn;
}

/** A market's rows that are active at `now`. */
function runningAt(table: Running, market: MarketId, now: number): SQL | undefined {
  return and(
    forMarket(table.market, market),
    lte(table.startsAt, now),
    or(isNull(table.endsAt), gt(table.endsAt, now)),
  );
}
