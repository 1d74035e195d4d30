import { and, desc, eq, gt, ne, or } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { FRAMES, ITEM_KINDS, type PlayerItem } from '../../../contract/http/offers/props.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import type { Tx } from '../../core/db/database.ts';
import { users } from '../../people/accounts/tables.ts';
import type { AwardRow } from '../engine/awards.ts';
import { playerItems as table } from '../engine/itemTables.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { requireRunning, settingsAt } from '../engine/settings.ts';
import { PROPS, PROPS_CODE, type PropsNumbers, propsNumbers } from './settings.ts';

type ItemRow = typeof table.$inferSelect;

/** Number of days for which used or expired items are shown, and their maximum number. */
const SHOWN_DAYS = 30;
const SHOWN = 100;

/** Players' items and their use. */
export class Items {
  readonly #parts: PromotionParts<PropsNumbers>;

  constructor(parts: PromotionParts<PropsNumbers>) {
    this.#parts = parts;
  }

  /** Newest first. */
  async of(userId: bigint): Promise<PlayerItem[]> {
    const now = this.#parts.clock.now();
    const rows = await this.#parts.db.orm
      .select()
      .from(table)
      .where(
        and(
          eq(table.userId, userId),
          or(ne(table.state, 'used'), gt(table.usedAt, now - SHOWN_DAYS * DAY_MS)),
        ),
      )
      .orderBy(desc(table.id))
      .limit(SHOWN);
    return rows.map((row) => itemOf(row, now));
  }

  /**
   * Uses an item. A repeat of the key gets its current state. Refusals: 3 without a key, 704 it is not the player's, 1046 used,
   * 1025 expired, 7030 in a time-out or self-exclusion.
   */
  async use(player: Player, id: bigint, key: string | null): Promise<PlayerItem> {
    const { db, clock, settings, awards } = this.#parts;
    if (key === null) throw new Refusal(ErrorCode.badParameter, 'Idempotency-Key');
    const now = Math.round(clock.now());
    const { numbers, version } = requireRunning(await settings(), now);
    if (player.breakUntil !== null) throw new Refusal(ErrorCode.onBreak, undefined, player.breakUntil);
    const used = await db.orm.transaction(async (tx) => {
      // A player's uses are serialised: only one avatar border can be worn.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, player.id)).for('no key update');
      const [item] = await tx
        .select()
        .from(table)
        .where(and(eq(table.id, id), eq(table.userId, player.id)));
      if (!item) throw new Refusal(ErrorCode.notFound);
      if (item.useKey === key) return item;
      if (item.state !== 'owned' && !isWorn(item)) throw new Refusal(ErrorCode.awardClaimed);
      if (item.state === 'owned' && item.expiresAt !== null && item.expiresAt <= now)
        throw new Refusal(ErrorCode.awardExpired);
      if (item.kind === 'avatarFrame') await wear(tx, item);
      if (item.kind === 'wheelSpin')
        await awards.promise(tx, [
          {
            ...{ userId: player.id, currency: player.currency, promotion: 'dailyWheel' },
            ...{ awardKey: `item ${id}`, kind: 'wheelSpins', amount: 1n, version },
            expiresAt: now + numbers.spinDays * DAY_MS,
          },
        ]);
      const state = item.kind === 'wheelSpin' ? 'used' : isWorn(item) ? 'owned' : 'armed';
      const [after] = await tx
        .update(table)
        .set({ state, useKey: key, usedAt: now })
        .where(eq(table.id, id))
        .returning();
      return after ?? item;
    });
    if (used.kind === 'wheelSpin') awards.notify(player.id, ['dailyWheel', 'props']);
    return itemOf(used, now);
  }

  /** Delivers an award of items: as many as its amount. An avatar border never expires. */
  async deliver(tx: Tx, award: AwardRow, now: number): Promise<void> {
    const { currency } = this.#parts.market;
    const set = await settingsAt(tx, { code: PROPS_CODE, schema: propsNumbers }, currency, now);
    const { itemDays } = set?.numbers ?? PROPS;
    const kind = ITEM_KINDS.find((one) => one === award.detail.item);
    if (!kind) throw new Error(`the award ${award.id} is of no item`);
    const look = FRAMES.find((one) => one === award.detail.look) ?? null;
    const createdAt = Math.round(now);
    const expiresAt = kind === 'avatarFrame' ? null : createdAt + itemDays * DAY_MS;
    const one = { userId: award.userId, awardId: award.id, kind, look, createdAt, expiresAt };
    await tx.insert(table).values(Array.from({ length: Number(award.amount) }, () => one));
  }
}

/** Takes off the current avatar border, and puts on this one unless it was the current one. */
async function wear(tx: Tx, item: ItemRow): Promise<void> {
  await tx
    .update(table)
    .set({ state: 'owned' })
    .where(and(eq(table.userId, item.userId), eq(table.kind, 'avatarFrame'), eq(table.state, 'armed')));
  await tx
    .update(users)
    .set({ frame: isWorn(item) ? null : item.look })
    .where(eq(users.id, item.userId));
}

/** An avatar border can be put on and taken off repeatedly. */
function isWorn({ kind, state }: Pick<ItemRow, 'kind' | 'state'>): boolean {
  return kind === 'avatarFrame' && state === 'armed';
}

function itemOf({ id, kind, look, state, createdAt, expiresAt, usedAt }: ItemRow, now: number): PlayerItem {
  const over = state === 'owned' && expiresAt !== null && expiresAt <= now;
  return {
    ...{ id: id.toString(), kind, look, createdAt, expiresAt, usedAt },
    state: over ? 'expired' : state,
  };
}
