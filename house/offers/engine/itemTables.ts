import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { FRAMES, ITEM_KINDS } from '../../../contract/http/offers/props.ts';
import { time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';

/**
 * Items that players own (house/offers/props). `owned` ones can be used. `armed` means by its kind: an envelope key opens an
 * envelope without the stakes that it asks for, a cashback day counts twice, a frame stands around the avatar. Whoever lets an armed one take effect
 * makes it `used` (items.ts). Times are ms.
 */
export const playerItems = pgTable(
  'player_items',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ITEM_KINDS }).notNull(),
    /** Of a frame: which one. */
    look: text({ enum: FRAMES }),
    state: text({ enum: ['owned', 'armed', 'used'] })
      .notNull()
      .default('owned'),
    /** The award that brought it. */
    awardId: bigint('award_id', { mode: 'bigint' }),
    createdAt: time('created_at').notNull(),
    /** Until when it can be used, null for ever. What is armed stays so. */
    expiresAt: time('expires_at'),
    /** The idempotency key of its last use, and when it was used. */
    useKey: text('use_key'),
    usedAt: time('used_at'),
  },
  (table) => [
    index('player_items_of').on(table.userId, table.id),
    index('player_items_armed').on(table.userId, table.kind).where(sql`state = 'armed'`),
    check('player_items_look', sql`(kind = 'avatarFrame') = (look is not null)`),
  ],
);
