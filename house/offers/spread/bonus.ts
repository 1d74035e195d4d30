import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type {
  SpreadBonus,
  SpreadClaimed,
  SpreadKind,
  SpreadReward,
} from '../../../contract/http/offers/spread.ts';
import type { ListPage } from '../../../contract/http/page.ts';
import type { Market } from '../../../contract/markets.ts';
import { dateAfter, dateOf } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import { listPage, type PageRequest, rowsOf } from '../../core/http/listPage.ts';
import { walletsOf } from '../../money/ledger/ledger.ts';
import type { Awards } from '../engine/awards.ts';
import type { Player } from '../engine/players.ts';
import { awards as table } from '../engine/tables.ts';
import { referralDays } from './rebate/tables.ts';
import { referralPlayers } from './tables.ts';

/** The promotion of each kind. */
const CODES = { recharge: 'spreadRecharge', rebate: 'spreadRebate' } as const satisfies Record<
  SpreadKind,
  string
>;
const BOTH = Object.values(CODES);

/** Maximum number of awards per claim: an award covers a day, or the first deposits of some friends. */
const MOST = 1_000;

interface Parts {
  db: Database;
  clock: Clock;
  market: Market;
  awards: Awards;
  /** The promotions that are not switched off by an operator: these give promised awards. */
  giving: () => Promise<readonly string[]>;
}

/** Bonuses of both kinds from friends: their state, and the common claim. */
export class SpreadBonuses {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Reads one award per day and per update, independent of the size of the tree. */
  async of({ id, breakUntil }: Player): Promise<SpreadBonus> {
    const { clock, market } = this.#parts;
    const { orm } = this.#parts.db;
    const yesterday = dateAfter(dateOf(clock.now(), market.timeZone), -1);
    const [sums, [player], { rows: rebates }] = await Promise.all([
      orm
        .select({
          promotion: table.promotion,
          state: table.state,
          amount: sql<string>`sum(${table.amount})::text`,
        })
        .from(table)
        .where(and(eq(table.userId, id), inArray(table.promotion, BOTH)))
        .groupBy(table.promotion, table.state),
      orm.select().from(referralPlayers).where(eq(referralPlayers.userId, id)),
      orm.execute<{ running: string; held: string }>(sql`SELECT
        (SELECT coalesce(sum(amount), 0)::text FROM referral_days WHERE user_id = ${id} AND NOT closed AND day >= ${yesterday}::date) AS running,
        (SELECT coalesce(div(sum(points), 1000000), 0)::text FROM referral_held h JOIN referral_links l
          ON l.ancestor = h.ancestor AND l.friend = h.friend AND l.review = 'held' WHERE h.ancestor = ${id}) AS held`),
    ]);
    const sumOf = (kind: SpreadKind, state: string) =>
      sums.find((sum) => sum.promotion === CODES[kind] && sum.state === state)?.amount ?? '0';
    return {
      initRechargeAmount: sumOf('recharge', 'open'),
      receiveRechargeAmount: sumOf('recharge', 'claimed'),
      pendingRechargeAmount: (player?.waiting ?? 0n).toString(),
      unCheckRechargeAmount: (player?.held ?? 0n).toString(),
      initRebateAmount: sumOf('rebate', 'open'),
      receiveRebateAmount: sumOf('rebate', 'claimed'),
      pendingRebateAmount: rebates[0]?.running ?? '0',
      unCheckRebateAmount: rebates[0]?.held ?? '0',
      breakUntil,
    };
  }

  /**
   * Claims everything claimable, each award once, in one transaction; a repeat of the key gets the first reply. Refusals: 3
   * without a key, 1020 there is nothing, 1046 another claim was first, 7030 in a time-out or self-exclusion.
   */
  async claim(player: Player, key: string | null): Promise<SpreadClaimed> {
    const { db, awards, giving } = this.#parts;
    if (key === null) throw new Refusal(ErrorCode.badParameter, 'Idempotency-Key');
    if (player.breakUntil !== null) throw new Refusal(ErrorCode.onBreak, undefined, player.breakUntil);
    const codes = await giving();
    const { id } = player;
    let claimed = await awards.claimedWith(id, BOTH, key);
    if (claimed.length === 0) {
      await awards.together(id, BOTH, async (tx, claim) => {
        for (const award of await openOf(tx, id, codes)) await claim(award, key);
      });
      claimed = await awards.claimedWith(id, BOTH, key);
    }
    if (claimed.length === 0) throw new Refusal(ErrorCode.conditionsNotMet);
    const sumOf = (kind: SpreadKind) =>
      claimed.reduce((sum, one) => (one.promotion === CODES[kind] ? sum + one.amount : sum), 0n).toString();
    const { balance, sequence } = (await walletsOf(db, [id])).get(id) ?? { balance: 0n, sequence: 0n };
    return {
      ...{ recharge: sumOf('recharge'), rebate: sumOf('rebate'), bonus: await this.of(player) },
      ...{ balance: balance.toString(), sequence: sequence.toString() },
    };
  }

  /** The bonuses from friends, latest first. */
  async history(
    { id }: Pick<Player, 'id'>,
    { kind, ...request }: PageRequest & { kind?: SpreadKind | undefined },
  ): Promise<ListPage<SpreadReward>> {
    const { orm } = this.#parts.db;
    const { limit, offset } = rowsOf(request);
    const mine = and(
      eq(table.userId, id),
      inArray(table.promotion, kind === undefined ? BOTH : [CODES[kind]]),
      inArray(table.state, ['open', 'claimed']),
    );
    const day = referralDays;
    const [rows, total] = await Promise.all([
      orm
        .select({
          award: table,
          staked: sql<string | null>`(${day.staked1} + ${day.staked2} + ${day.staked3})::text`,
        })
        .from(table)
        .leftJoin(
          day,
          and(
            eq(day.userId, table.userId),
            eq(sql`${day.day}::text`, table.awardKey),
            eq(table.promotion, CODES.rebate),
          ),
        )
        .where(mine)
        .orderBy(desc(table.id))
        .limit(limit)
        .offset(offset),
      orm.$count(table, mine),
    ]);
    return listPage(
      rows.map(({ award, staked }) => ({
        ...{ id: award.id.toString(), amount: award.amount.toString(), at: award.createdAt, staked },
        kind: award.promotion === CODES.rebate ? 'rebate' : 'recharge',
        claimedAt: award.state === 'claimed' ? award.endedAt : null,
        day: staked === null ? null : award.awardKey,
        friends: award.promotion === CODES.recharge ? Number(award.detail.friends ?? 1) : null,
      })),
      total,
      request,
    );
  }
}

/** The claimable awards; of two concurrent claims the ledger accepts one. */
function openOf(tx: Tx, userId: bigint, codes: readonly string[]) {
  return tx
    .select()
    .from(table)
    .where(and(eq(table.userId, userId), inArray(table.promotion, [...codes]), eq(table.state, 'open')))
    .orderBy(asc(table.id))
    .limit(MOST);
}
