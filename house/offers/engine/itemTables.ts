import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { FRAMES, ITEM_KINDS } from '../../../contract/http/offers/props.ts';
import { time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';

/**
 * Items that players own (house/offers/props). `owned` ones can be used. The effect of `armed` depends on the kind: an envelope
 * key opens an envelope without the required stakes, a cashback day counts twice, an avatar border is shown around the avatar.
 * The code that applies an armed one marks it as `used` (items.ts). Times are ms.
 */
export const playerItems = pgTable(
  'player_items',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ITEM_KINDS }).notNull(),
    /** For an avatar border: which one. */
    look: text({ enum: FRAMES }),
    state: text({ enum: ['owned', 'armed', 'used'] })
      .notNull()
      .default('owned'),
    /** The award that gave it. */
    awardId: bigint('award_id', { mode: 'bigint' }),
    createdAt: time('created_at').notNull(),
    /** Until when it can be used; null for no end. An armed one stays armed. */
    expiresAt: time('expires_at'),
    /** The idempotency key of its last use, and the time of that use. */
    useKey: text('use_key'),
    usedAt: time('used_at'),
  },
  (table) => [
    index('player_items_of').on(table.userId, table.id),
    index('player_items_armed').on(table.userId, table.kind).where(sql`state = 'armed'`),
    check('player_items_look', sql`(kind = 'avatarFrame') = (look is not null)`),
  ],
);
