import { and, desc, eq, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import { contractLogInput } from '../../../../contract/http/offers/inputs/spread.ts';
import {
  type AgentContract,
  type ContractMonth,
  contractLog,
  contractRequest,
  contractState,
} from '../../../../contract/http/offers/spread.ts';
import type { ListPage } from '../../../../contract/http/page.ts';
import { DAY_MS, dateAfter, dateOf } from '../../../../contract/marketTime.ts';
import { listPage, type PageRequest, rowsOf } from '../../../core/http/listPage.ts';
import { type Route, tokenRoute, withInput } from '../../../core/http/route.ts';
import type { Player } from '../../engine/players.ts';
import type { PromotionParts } from '../../engine/promotion.ts';
import { requireRunning } from '../../engine/settings.ts';
import type { SpreadRebateNumbers } from './settings.ts';
import { agentContracts as table } from './tables.ts';

/** Agents' contracts: a player applies, an operator decides (house/money/ledger/sql/agentContracts.sql). */
export class Contracts {
  readonly #parts: PromotionParts<SpreadRebateNumbers>;

  constructor(parts: PromotionParts<SpreadRebateNumbers>) {
    this.#parts = parts;
  }

  async of(player: Player): Promise<AgentContract> {
    const { clock, settings } = this.#parts;
    const now = clock.now();
    const { numbers } = await settings();
    const [activeFriends, last] = await Promise.all([
      this.#activeFriends(player, numbers, now),
      this.#last(player),
    ]);
    const status = last?.status ?? 'none';
    const over = status === 'refused' ? last?.decidedAt : status === 'ended' ? last?.endedAt : null;
    const againAt = over ? over + numbers.againDays * DAY_MS : null;
    const open = status === 'none' || (againAt !== null && againAt <= now);
    return {
      ...{ status, activeFriends, neededFriends: numbers.activeFriends, activeDays: numbers.activeDays },
      extra: numbers.extra,
      requestedAt: last?.requestedAt ?? null,
      decidedAt: last?.decidedAt ?? null,
      endedAt: last?.endedAt ?? null,
      answer: last?.answer ?? null,
      canRequest: open && activeFriends >= numbers.activeFriends && player.breakUntil === null,
      againAt: againAt !== null && againAt > now ? againAt : null,
      breakUntil: player.breakUntil,
    };
  }

  /** Refusals: 1020 too few active friends, 1048 too early to apply again, 7030 in a time-out or self-exclusion. */
  async request(player: Player): Promise<AgentContract> {
    const { clock, settings, db } = this.#parts;
    const now = clock.now();
    requireRunning(await settings(), now);
    const { status, canRequest, activeFriends, againAt } = await this.of(player);
    if (status === 'requested' || status === 'approved') return this.of(player);
    if (player.breakUntil !== null) throw new Refusal(ErrorCode.onBreak, undefined, player.breakUntil);
    if (againAt !== null) throw new Refusal(ErrorCode.notClaimableYet, undefined, againAt);
    if (!canRequest) throw new Refusal(ErrorCode.conditionsNotMet);
    const { id: userId, currency } = player;
    await db.orm
      .insert(table)
      .values({ userId, currency, activeFriends, requestedAt: now })
      .onConflictDoNothing();
    return this.of(player);
  }

  /** Closed days by month: one row per day, independent of the size of the tree. */
  async months({ id }: Player, request: PageRequest): Promise<ListPage<ContractMonth>> {
    const { limit, offset } = rowsOf(request);
    const { rows } = await this.#parts.db.orm.execute<Record<keyof ContractMonth | 'total', string>>(sql`
      SELECT to_char(day, 'YYYY-MM') AS month, sum(staked1 + staked2 + staked3)::text AS staked, sum(amount)::text AS rebate,
        div(sum((points1 + points2 + points3)::numeric * extra / (100 + extra)), 1000000)::text AS extra, count(*) OVER ()::text AS total
      FROM referral_days WHERE user_id = ${id} AND closed GROUP BY 1 ORDER BY 1 DESC LIMIT ${limit} OFFSET ${offset}`);
    const items = rows.map(({ month, staked, rebate, extra }) => ({ month, staked, rebate, extra }));
    return listPage(items, Number(rows[0]?.total ?? 0), request);
  }

  /** What an active contract currently adds to a player's rebate, in per cent. */
  async extraOf(player: Pick<Player, 'id'>): Promise<number> {
    const { numbers } = await this.#parts.settings();
    return (await this.#last(player))?.status === 'approved' ? numbers.extra : 0;
  }

  async #last({ id }: Pick<Player, 'id'>) {
    const [row] = await this.#parts.db.orm
      .select()
      .from(table)
      .where(and(eq(table.userId, id)))
      .orderBy(desc(table.id))
      .limit(1);
    return row;
  }

  /** The number of friends who played lately, counted up to the required number. */
  async #activeFriends(
    { id }: Pick<Player, 'id'>,
    { activeFriends, activeDays }: SpreadRebateNumbers,
    now: number,
  ): Promise<number> {
    const { db, market } = this.#parts;
    const from = dateAfter(dateOf(now, market.timeZone), -activeDays);
    const { rows } = await db.orm.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM (
      SELECT FROM referral_players WHERE inviter = ${id} AND active_day >= ${from}::date LIMIT ${activeFriends}) active`);
    return rows[0]?.count ?? 0;
  }
}

/** The calls about agents' contracts. */
export function contractRoutes(contracts: Contracts, player: (userId: string) => Promise<Player>): Route[] {
  return [
    tokenRoute(contractState, async ({ session }) => contracts.of(await player(session.userId))),
    tokenRoute(withInput(contractLog, contractLogInput), async ({ session, input }) =>
      contracts.months(await player(session.userId), input),
    ),
    tokenRoute(contractRequest, async ({ session }) => contracts.request(await player(session.userId))),
  ];
}
