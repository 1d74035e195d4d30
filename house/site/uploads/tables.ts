import { sql } from 'drizzle-orm';
import { bigint, check, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Pictures that players sent, as the house wrote them anew; nothing of the sent file itself is kept. */
export const uploads = pgTable(
  'uploads',
  {
    /** 128 random bits, which is all that is needed to see a public one. */
    name: text().primaryKey(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    /** avatar: for everybody. The others are for their owner alone. */
    purpose: text({ enum: ['avatar', 'voucher', 'feedback', 'identity'] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    content: bytes().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    /** Since when nothing names it any more, or has yet; null while something does. */
    unusedSince: bigint('unused_since', { mode: 'number' }),
  },
  (table) => [
    index('uploads_by_user').on(table.userId, table.at),
    index('uploads_unused').on(table.unusedSince).where(sql`unused_since is not null`),
    check('uploads_sizes', sql`width > 0 and height > 0 and octet_length(content) > 0`),
  ],
);
