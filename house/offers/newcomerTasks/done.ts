import { and, between, eq, inArray, min, sql } from 'drizzle-orm';
import { OWN_GAME_KEYS } from '../../../contract/games/ownGameKeys.ts';
import type { Database } from '../../core/db/database.ts';
import { dayTotals } from '../../money/ledger/tables.ts';
import { bankAccounts } from '../../money/payments/tables.ts';
import { users } from '../../people/accounts/tables.ts';
import { userPins } from '../../people/security/tables.ts';
import type { Stretch } from '../engine/missions/rules.ts';
import type { Player } from '../engine/players.ts';
import { daySums, sumOf } from '../engine/totals.ts';
import type { Done } from './rules.ts';
import { appInstalls } from './tables.ts';

/** What a player has set up, played and deposited within the first days: computed from existing data, never stored. */
export async function doneBy(
  { orm }: Pick<Database, 'orm'>,
  player: Pick<Player, 'id' | 'currency'>,
  { first, last }: Pick<Stretch, 'first' | 'last'>,
): Promise<Done> {
  const { id, currency } = player;
  const bankAt = orm
    .select({ at: min(bankAccounts.createdAt).as('bank_at') })
    .from(bankAccounts)
    .where(eq(bankAccounts.userId, id));
  const [[account], [played], sums] = await Promise.all([
    orm
      .select({
        phoneAt: users.phoneProvedAt,
        pinAt: userPins.changedAt,
        appAt: appInstalls.at,
        bankAt: sql<number | null>`(${bankAt})`.mapWith(bankAccounts.createdAt),
      })
      .from(users)
      .leftJoin(userPins, eq(userPins.userId, users.id))
      .leftJoin(appInstalls, eq(appInstalls.userId, users.id))
      .where(eq(users.id, id)),
    orm
      .select({ games: sql<number>`count(DISTINCT ${dayTotals.game})::int` })
      .from(dayTotals)
      .where(
        and(
          ...[eq(dayTotals.userId, id), eq(dayTotals.currency, currency)],
          ...[between(dayTotals.day, first, last), inArray(dayTotals.game, [...OWN_GAME_KEYS])],
        ),
      ),
    daySums(orm, player, first, last),
  ]);
  const { staked, deposited } = sumOf(sums.values());
  return {
    phoneAt: account?.phoneAt ?? null,
    pinAt: account?.pinAt ?? null,
    bankAt: account?.bankAt ?? null,
    appAt: account?.appAt ?? null,
    games: played?.games ?? 0,
    ...{ deposited, staked },
  };
}

/** Records that a player's client is the installed app, when first reported. Returns whether it was new. */
export async function noteApp({ orm }: Database, userId: bigint, at: number): Promise<boolean> {
  const noted = await orm.insert(appInstalls).values({ userId, at }).onConflictDoNothing().returning();
  return noted.length > 0;
}
