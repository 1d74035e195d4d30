import { sql } from 'drizzle-orm';
import { bigint, check, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Pictures uploaded by players, re-encoded by the house; the original file is not stored. */
export const uploads = pgTable(
  'uploads',
  {
    /** 128 random bits; knowing the name is enough to see a public one. */
    name: text().primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    /** Avatars are public. The others are private to their owner. */
    purpose: text({ enum: ['avatar', 'voucher', 'feedback', 'identity'] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    content: bytes().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    /** Since when nothing refers to it; null while something does. */
    unusedSince: bigint('unused_since', { mode: 'number' }),
  },
  (table) => [
    index('uploads_by_user').on(table.userId, table.at),
    index('uploads_unused').on(table.unusedSince).where(sql`unused_since is not null`),
    check('uploads_sizes', sql`width > 0 and height > 0 and octet_length(content) > 0`),
  ],
);
