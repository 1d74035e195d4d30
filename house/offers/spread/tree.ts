import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import {
  type Friend,
  type FriendDetail,
  type Invited,
  type Part,
  REBATE_DEPTH,
} from '../../../contract/http/offers/spread.ts';
import type { Database } from '../../core/db/database.ts';
import { users } from '../../people/accounts/tables.ts';
import { maskedName } from '../engine/maskedName.ts';
import type { Player } from '../engine/players.ts';
import { type PartRequest, partOf } from './part.ts';
import { rechargeOf, rechargeQuery } from './recharge/recharges.ts';
import { referralRecharges } from './recharge/tables.ts';
import { referralLinks, referralPlayers } from './tables.ts';

/** Friends at a depth: a page of one index, whatever the size of the tree. */
export async function friendsOf(
  { orm }: Pick<Database, 'orm'>,
  player: Pick<Player, 'id'>,
  { depth, ...request }: PartRequest & { depth: number },
): Promise<Part<Friend>> {
  const { after, count } = request;
  const links = await orm
    .select()
    .from(referralLinks)
    .where(
      and(
        ...[eq(referralLinks.ancestor, player.id), eq(referralLinks.depth, depth)],
        after === undefined ? undefined : lt(referralLinks.friend, BigInt(after)),
      ),
    )
    .orderBy(desc(referralLinks.friend))
    .limit(count + 1);
  return partOf(await named(orm, links), request);
}

/** A member of a player's tree, with the earnings. Refusal: 704 anybody else. */
export async function friendOfPlayer(
  { orm }: Pick<Database, 'orm'>,
  { id: ancestor, currency }: Pick<Player, 'id' | 'currency'>,
  friend: bigint,
): Promise<FriendDetail> {
  const links = await orm
    .select()
    .from(referralLinks)
    .where(and(eq(referralLinks.friend, friend), eq(referralLinks.ancestor, ancestor)));
  const [link] = links;
  const [row] = await named(orm, links);
  if (!link || !row) throw new Refusal(ErrorCode.notFound);
  const [recharge] = await rechargeQuery(orm).where(
    and(eq(referralRecharges.friend, friend), eq(referralRecharges.inviter, ancestor)),
  );
  const counts = link.review === null || link.review === 'cleared';
  return {
    ...row,
    rebate: counts ? await rebateOf(orm, { ancestor, friend, currency, depth: row.depth }) : '0',
    recharge: recharge ? rechargeOf(recharge) : null,
  };
}

/** The players who registered with a player's code. */
export async function invitesOf(
  { orm }: Pick<Database, 'orm'>,
  player: Pick<Player, 'id'>,
  request: PartRequest,
): Promise<Part<Invited>> {
  const friends = await friendsOf({ orm }, player, { depth: 1, ...request });
  const ids = friends.items.map(({ id }) => BigInt(id));
  const deposits = await orm
    .select({ friend: referralRecharges.friend })
    .from(referralRecharges)
    .where(inArray(referralRecharges.friend, ids));
  const deposited = new Set(deposits.map(({ friend }) => friend.toString()));
  return {
    items: friends.items.map(({ id, name, joinedAt, lastDay }) => ({
      ...{ id, name, at: joinedAt },
      ...{ deposited: deposited.has(id), played: lastDay !== null },
    })),
    next: friends.next,
  };
}

/**
 * Adds the friends' names to links. Each table is queried separately for these few: with a join, the plan may scan all players.
 */
async function named(orm: Pick<Database['orm'], 'select'>, links: readonly Link[]): Promise<Friend[]> {
  const ids = links.map(({ friend }) => friend);
  const [names, totals] = await Promise.all([
    orm
      .select({ id: users.id, name: users.name, joinedAt: users.createdAt })
      .from(users)
      .where(inArray(users.id, ids)),
    orm.select().from(referralPlayers).where(inArray(referralPlayers.userId, ids)),
  ]);
  const nameOf = new Map(names.map((row) => [row.id, row]));
  const totalOf = new Map(totals.map((row) => [row.userId, row]));
  return links.map(({ friend, depth, review }) => ({
    ...{ id: friend.toString(), depth, held: review === 'held' },
    name: maskedName(nameOf.get(friend)?.name ?? ''),
    joinedAt: nameOf.get(friend)?.joinedAt ?? 0,
    friends: totalOf.get(friend)?.friends1 ?? 0,
    staked: (totalOf.get(friend)?.staked ?? 0n).toString(),
    lastDay: totalOf.get(friend)?.activeDay ?? null,
  }));
}

type Link = typeof referralLinks.$inferSelect;

/** The friend's stakes of each closed day at that day's rebate, in whole minor units. */
async function rebateOf(
  orm: Pick<Database['orm'], 'execute'>,
  {
    ancestor,
    friend,
    currency,
    depth,
  }: { ancestor: bigint; friend: bigint; currency: string; depth: number },
): Promise<string> {
  if (depth > REBATE_DEPTH) return '0';
  const [staked, points] = [sql.raw(`d.staked${depth}`), sql.raw(`d.points${depth}`)];
  const { rows } = await orm.execute<{ rebate: string }>(sql`
    SELECT coalesce(div(sum(div(t.staked::numeric * wagering_percent(t.game), 100) * div(${points}, ${staked})), 1000000), 0)::text
      AS rebate
    FROM day_totals t JOIN referral_days d ON d.day = t.day AND d.user_id = ${ancestor} AND d.closed AND ${staked} > 0
    WHERE t.user_id = ${friend} AND t.currency = ${currency}`);
  return rows[0]?.rebate ?? '0';
}
