import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import { spreadRechargeInput, spreadRechargesInput } from '../../../../contract/http/offers/inputs/spread.ts';
import {
  type FriendRecharge,
  type Part,
  type RechargeState,
  spreadRecharge,
  spreadRecharges,
} from '../../../../contract/http/offers/spread.ts';
import type { Database } from '../../../core/db/database.ts';
import { type Route, tokenRoute, withInput } from '../../../core/http/route.ts';
import { users } from '../../../people/accounts/tables.ts';
import type { Closed } from '../../engine/closing.ts';
import { maskedName } from '../../engine/maskedName.ts';
import type { Player } from '../../engine/players.ts';
import type { PromotionParts } from '../../engine/promotion.ts';
import { awards as awardsTable } from '../../engine/tables.ts';
import { type PartRequest, partOf } from '../part.ts';
import type { SpreadRechargeNumbers } from './settings.ts';
import { referralRecharges as table } from './tables.ts';

/**
 * Number of latest deposits that are checked when their inviter opens the page. All others are checked when the day is closed,
 * in batches.
 */
const LOOKED_AT = 100;
const AT_ONCE = 200;

/** The bonus for friends' first deposits: promised once they are staked (house/money/ledger/sql/referralRecharge.sql). */
export class Recharges {
  readonly #parts: Pick<PromotionParts<SpreadRechargeNumbers>, 'db' | 'market' | 'awards'>;

  constructor(parts: Pick<PromotionParts<SpreadRechargeNumbers>, 'db' | 'market' | 'awards'>) {
    this.#parts = parts;
  }

  /** Promises a player the bonuses for deposits staked by now. */
  async bringUpToDate({ id }: Pick<Player, 'id'>): Promise<void> {
    const { orm } = this.#parts.db;
    const rows = await orm
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.inviter, id), eq(table.state, 'waiting')))
      .orderBy(desc(table.id))
      .limit(LOOKED_AT);
    await this.#earn(rows.map((row) => row.id));
  }

  /** Promises everybody the bonuses for friends who played on a past day. */
  async close({ name: day }: Pick<Closed, 'name'>): Promise<void> {
    const { db, market } = this.#parts;
    let last = 0n;
    for (let found = AT_ONCE; found === AT_ONCE; ) {
      const { rows } = await db.orm.execute<{ id: string }>(sql`SELECT r.id FROM referral_recharges r
        WHERE r.state = 'waiting' AND r.id > ${last} AND r.currency = ${market.currency} AND EXISTS (SELECT FROM day_totals t
          WHERE t.user_id = r.friend AND t.day = ${day}::date AND t.currency = r.currency) ORDER BY r.id LIMIT ${AT_ONCE}`);
      await this.#earn(rows.map((row) => BigInt(row.id)));
      last = BigInt(rows.at(-1)?.id ?? 0);
      found = rows.length;
    }
  }

  /** Latest first. */
  async list({ id }: Pick<Player, 'id'>, request: PartRequest): Promise<Part<FriendRecharge>> {
    const after = request.after === undefined ? undefined : lt(table.id, BigInt(request.after));
    const rows = await rechargeQuery(this.#parts.db.orm)
      .where(and(eq(table.inviter, id), after))
      .orderBy(desc(table.id))
      .limit(request.count + 1);
    return partOf(rows.map(rechargeOf), request);
  }

  /** One of a player's, with the friend's stakes for it. Refusal: 704 another player's */
  async one(player: Pick<Player, 'id'>, id: bigint): Promise<FriendRecharge & { staked: string }> {
    const { orm } = this.#parts.db;
    const [row] = await rechargeQuery(orm).where(and(eq(table.inviter, player.id), eq(table.id, id)));
    if (!row) throw new Refusal(ErrorCode.notFound);
    const { rows } = await orm.execute<{ staked: string }>(
      sql`SELECT least(deposit, referral_staked(r))::text AS staked FROM referral_recharges r WHERE id = ${id}`,
    );
    return { ...rechargeOf(row), staked: rows[0]?.staked ?? '0' };
  }

  async #earn(ids: readonly bigint[]): Promise<void> {
    if (ids.length === 0) return;
    const { db, awards } = this.#parts;
    const list = `{${ids.join(',')}}`;
    const { rows } = await db.orm.execute<{ inviter: string }>(
      sql`SELECT referral_earn(${list}::bigint[]) AS inviter`,
    );
    for (const { inviter } of rows) awards.notify(BigInt(inviter), ['spreadRecharge']);
  }
}

/** First deposits with their friends' names and the state of their awards. */
export function rechargeQuery(orm: Pick<Database['orm'], 'select'>) {
  return orm
    .select({ recharge: table, name: users.name, award: awardsTable.state })
    .from(table)
    .innerJoin(users, eq(users.id, table.friend))
    .leftJoin(awardsTable, eq(awardsTable.id, table.awardId))
    .$dynamic();
}

/** One in wire format. */
export function rechargeOf({
  recharge,
  name,
  award,
}: Awaited<ReturnType<typeof rechargeQuery>>[number]): FriendRecharge {
  return {
    id: recharge.id.toString(),
    name: maskedName(name),
    at: recharge.at,
    deposit: recharge.deposit.toString(),
    bonus: recharge.bonus.toString(),
    state: stateOf(recharge.state, award),
  };
}

function stateOf(state: (typeof table.$inferSelect)['state'], award: string | null): RechargeState {
  if (state !== 'earned') return state;
  if (award === 'claimed') return 'claimed';
  return award === 'open' ? 'ready' : 'refused';
}

/** The calls about friends' first deposits. */
export function rechargeRoutes(recharges: Recharges, player: (userId: string) => Promise<Player>): Route[] {
  return [
    tokenRoute(withInput(spreadRecharges, spreadRechargesInput), async ({ session, input }) => {
      const who = await player(session.userId);
      if (who.breakUntil === null) await recharges.bringUpToDate(who);
      return recharges.list(who, input);
    }),
    tokenRoute(withInput(spreadRecharge, spreadRechargeInput), async ({ session, input }) =>
      recharges.one(await player(session.userId), BigInt(input.id)),
    ),
  ];
}
