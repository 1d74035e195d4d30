import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import { vipCashbackHistoryInput } from '../../../../contract/http/offers/inputs/vip.ts';
import {
  type VipCashback,
  type VipCashbackClaimed,
  vipCashbackClaim,
  vipCashbackHistory,
} from '../../../../contract/http/offers/vip.ts';
import type { ListPage } from '../../../../contract/http/page.ts';
import { listPage, type PageRequest, rowsOf } from '../../../core/http/listPage.ts';
import { type Route, tokenRoute, withInput } from '../../../core/http/route.ts';
import { walletsOf } from '../../../money/ledger/ledger.ts';
import { type AwardRow, awardOf } from '../../engine/awards.ts';
import type { Player } from '../../engine/players.ts';
import type { PromotionParts } from '../../engine/promotion.ts';
import { requireGiving } from '../../engine/settings.ts';
import { awards as table } from '../../engine/tables.ts';
import { CASHBACK_CODE, type CashbackNumbers } from './settings.ts';

/** Claimable cashback of several days: all of it is claimed together. */
export class Cashbacks {
  readonly #parts: PromotionParts<CashbackNumbers>;

  constructor(parts: PromotionParts<CashbackNumbers>) {
    this.#parts = parts;
  }

  async history({ id }: Player, request: PageRequest): Promise<ListPage<VipCashback>> {
    const { db, clock } = this.#parts;
    const mine = and(eq(table.userId, id), eq(table.promotion, CASHBACK_CODE));
    const { limit, offset } = rowsOf(request);
    const [rows, total] = await Promise.all([
      db.orm.select().from(table).where(mine).orderBy(desc(table.awardKey)).limit(limit).offset(offset),
      db.orm.$count(table, mine),
    ]);
    return listPage(
      rows.map((row) => cashbackOf(row, clock.now())),
      total,
      request,
    );
  }

  /**
   * Claims all of it in one transaction. A repeat of the key gets the first reply. Refusals: 3 without a key, 7030 in a
   * time-out or self-exclusion, 1020 nothing to claim, 1046 it was claimed at the same moment, 1028 an operator has switched it
   * off.
   */
  async claim(player: Player, key: string | null): Promise<VipCashbackClaimed> {
    const { db, clock, awards, settings } = this.#parts;
    if (key === null) throw new Refusal(ErrorCode.badParameter, 'Idempotency-Key');
    const before = await awards.claimedWith(player.id, [CASHBACK_CODE], key);
    if (before.length > 0) return this.#claimedView(player.id, before);
    const waiting = await waitingCashback(db.orm, player.id, clock.now());
    requireGiving(await settings(), clock.now(), waiting);
    if (player.breakUntil !== null) throw new Refusal(ErrorCode.onBreak, undefined, player.breakUntil);
    if (waiting.length === 0) throw new Refusal(ErrorCode.conditionsNotMet);
    await awards.together(player.id, [CASHBACK_CODE], async (_tx, claim) => {
      for (const award of waiting) await claim(award, key);
    });
    return this.#claimedView(player.id, waiting);
  }

  async #claimedView(userId: bigint, claimed: readonly AwardRow[]): Promise<VipCashbackClaimed> {
    const wallet = (await walletsOf(this.#parts.db, [userId])).get(userId);
    return {
      amount: claimed.reduce((sum, { amount }) => sum + amount, 0n).toString(),
      days: claimed.length,
      balance: (wallet?.balance ?? 0n).toString(),
      sequence: (wallet?.sequence ?? 0n).toString(),
    };
  }
}

/** A player's claimable cashback, by day. */
export function waitingCashback(
  orm: Pick<PromotionParts<unknown>['db']['orm'], 'select'>,
  userId: bigint,
  now: number,
): Promise<AwardRow[]> {
  return orm
    .select()
    .from(table)
    .where(
      and(
        ...[eq(table.userId, userId), eq(table.promotion, CASHBACK_CODE), eq(table.state, 'open')],
        sql`${table.claimableAt} <= ${now}`,
        or(isNull(table.expiresAt), gt(table.expiresAt, now)),
      ),
    )
    .orderBy(asc(table.awardKey));
}

function cashbackOf(row: AwardRow, now: number): VipCashback {
  const { level, original, slots, originalBackRate, slotsBackRate, doubled } = row.detail;
  return {
    ...{ day: row.awardKey, level: Number(level), doubled: doubled === true },
    ...{ original: String(original), slots: String(slots) },
    ...{ originalBackRate: Number(originalBackRate), slotsBackRate: Number(slotsBackRate) },
    award: awardOf(row, now),
  };
}

/** The calls about cashback. */
export function cashbackRoutes(cashbacks: Cashbacks, player: (userId: string) => Promise<Player>): Route[] {
  return [
    tokenRoute(withInput(vipCashbackHistory, vipCashbackHistoryInput), async ({ session, input }) =>
      cashbacks.history(await player(session.userId), input),
    ),
    tokenRoute(vipCashbackClaim, async ({ session, key }) =>
      cashbacks.claim(await player(session.userId), key),
    ),
  ];
}
