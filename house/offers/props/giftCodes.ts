import { and, eq, sql } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { callLedger } from '../../money/ledger/call.ts';
import type { AwardRow } from '../engine/awards.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { requireRunning } from '../engine/settings.ts';
import { awards } from '../engine/tables.ts';
import { PROPS_CODE, type PropsNumbers } from './settings.ts';
import { giftCodes, giftCodeUses, giftCodeTries as tries } from './tables.ts';

const HOUR_MS = 3_600_000;

/** Gift codes, created by an operator and typed in by a player (house/money/ledger/sql/giftCodes.sql). */
export class GiftCodes {
  readonly #parts: PromotionParts<PropsNumbers>;

  constructor(parts: PromotionParts<PropsNumbers>) {
    this.#parts = parts;
  }

  /** A player's remaining tries, and the time of new ones if there are none. */
  async triesOf(userId: bigint): Promise<{ tries: number; triesAt: number | null }> {
    const { db, clock, settings } = this.#parts;
    const { numbers } = await settings();
    const [hour] = await db.orm.select().from(tries).where(eq(tries.userId, userId));
    if (!hour || hour.since + HOUR_MS <= clock.now()) return { tries: numbers.tries, triesAt: null };
    const left = Math.max(numbers.tries - hour.tries, 0);
    return { tries: left, triesAt: left === 0 ? hour.since + HOUR_MS : null };
  }

  /**
   * Redeems a code: its award is claimed at once. A repeat of the key gets the first reply, and is not counted as a try.
   * Refusals: 3 without a key, 7030, 8006 too many tries, 8001 unknown, 8002 used by the player, 8003 expired, 8004 all uses
   * are taken, 8005 for another account.
   */
  async redeem(player: Player, typed: string, key: string | null): Promise<ClaimedAward> {
    const { clock, settings, awards: book } = this.#parts;
    if (key === null) throw new Refusal(ErrorCode.badParameter, 'Idempotency-Key');
    const { numbers, version } = requireRunning(await settings(), clock.now());
    const before = await this.#usedFor(player.id, typed);
    // An award that was promised but not claimed, because the house stopped in between, is claimed now.
    if (before && isFor(before, key)) return book.claim(before, key, ErrorCode.giftCodeUsed);
    if (player.breakUntil !== null) throw new Refusal(ErrorCode.onBreak, undefined, player.breakUntil);
    await this.#countTry(player.id, numbers.tries);
    const award = await this.#redeemed(player.id, typed, version).catch(async (error) => {
      // A concurrent repeat of the request may have used it by now.
      const used = await this.#usedFor(player.id, typed);
      if (used && isFor(used, key)) return used;
      throw error;
    });
    // Another concurrent call of the player may have claimed it.
    return book.claim(award, key, ErrorCode.giftCodeUsed);
  }

  async #redeemed(userId: bigint, typed: string, version: number): Promise<AwardRow> {
    const { db, awards: book } = this.#parts;
    const [redeemed] = await callLedger<{ award_id: string }>(
      db,
      'gift_code_redeem',
      'SELECT gift_code_redeem($1, $2, $3) AS award_id',
      [userId, typed, version],
    );
    if (!redeemed) throw new Error('the ledger gave no reply');
    return book.one(userId, PROPS_CODE, BigInt(redeemed.award_id));
  }

  /** The award that a player got for a code; null for none. */
  async #usedFor(userId: bigint, typed: string): Promise<AwardRow | null> {
    const [row] = await this.#parts.db.orm
      .select({ award: awards })
      .from(giftCodes)
      .innerJoin(giftCodeUses, and(eq(giftCodeUses.codeId, giftCodes.id), eq(giftCodeUses.userId, userId)))
      .innerJoin(awards, eq(awards.id, giftCodeUses.awardId))
      .where(eq(giftCodes.code, sql`gift_code_name(${typed})`));
    return row?.award ?? null;
  }

  /** Counts a try. Refusal: 8006 no tries are left in this hour. */
  async #countTry(userId: bigint, most: number): Promise<void> {
    const { db, clock } = this.#parts;
    const now = Math.round(clock.now());
    const over = sql`${tries.since} <= ${now - HOUR_MS}`;
    const [hour] = await db.orm
      .insert(tries)
      .values({ userId, since: now, tries: 1 })
      .onConflictDoUpdate({
        target: tries.userId,
        set: {
          since: sql`CASE WHEN ${over} THEN ${now}::bigint ELSE ${tries.since} END`,
          tries: sql`CASE WHEN ${over} THEN 1 ELSE least(${tries.tries} + 1, ${most + 1}::int) END`,
        },
      })
      .returning();
    if (hour && hour.tries > most)
      throw new Refusal(ErrorCode.giftCodeTries, undefined, hour.since + HOUR_MS);
  }
}

/** Whether a code's award can be claimed, or was claimed, with a key. */
const isFor = ({ state, claimKey }: AwardRow, key: string) => state === 'open' || claimKey === key;
