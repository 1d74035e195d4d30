import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { BattleDay } from '../../../contract/http/offers/battle.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import type { Database } from '../../core/db/database.ts';
import { listPage, type PageRequest, rowsOf } from '../../core/http/listPage.ts';
import { users } from '../../people/accounts/tables.ts';
import { maskedName } from '../engine/maskedName.ts';
import { battlePlaces as table } from './tables.ts';

/** A page of past days, newest first; days without stakes are left out. */
export async function battleDays(
  { orm }: Database,
  currency: string,
  request: PageRequest,
): Promise<ListPage<BattleDay>> {
  const ofMarket = eq(table.currency, currency);
  const { limit, offset } = rowsOf(request);
  const [days, [count]] = await Promise.all([
    orm
      .selectDistinct({ day: table.day })
      .from(table)
      .where(ofMarket)
      .orderBy(desc(table.day))
      .limit(limit)
      .offset(offset),
    orm
      .select({ days: sql<number>`count(DISTINCT ${table.day})::int` })
      .from(table)
      .where(ofMarket),
  ]);
  const shown = days.map(({ day }) => day);
  const rows =
    shown.length === 0
      ? []
      : await orm
          .select({ place: table, name: users.name, avatar: users.avatar })
          .from(table)
          .innerJoin(users, eq(users.id, table.userId))
          .where(and(ofMarket, inArray(table.day, shown)))
          .orderBy(desc(table.day), asc(table.place));
  return listPage(
    shown.map((day) => ({
      day,
      places: rows
        .filter(({ place }) => place.day === day)
        .map(({ place: { place, staked, prize }, name, avatar }) => ({
          ...{ place, avatar, name: maskedName(name) },
          ...{ staked: staked.toString(), prize: prize.toString() },
        })),
    })),
    count?.days ?? 0,
    request,
  );
}
