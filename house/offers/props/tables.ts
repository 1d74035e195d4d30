import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { FRAMES, ITEM_KINDS } from '../../../contract/http/offers/props.ts';
import { time } from '../../core/db/columns.ts';
import { proposalId } from '../../money/ledger/operators/operatorTables.ts';
import { users } from '../../people/accounts/tables.ts';

const big = (name: string) => bigint(name, { mode: 'bigint' });

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/**
 * Gift codes, created by operators (house/money/ledger/sql/giftCodes.sql, docs/operators.md) and read by the house. They give
 * an award of `props`. Times are ms, cash minor units.
 */
export const giftCodes = pgTable(
  'gift_codes',
  {
    id: big('id').primaryKey().generatedAlwaysAsIdentity(),
    proposalId: proposalId().unique(),
    /** In capitals, without spaces and dashes. */
    code: text().notNull().unique(),
    currency: text().notNull(),
    kind: text({ enum: ['cash', 'item'] }).notNull(),
    /** Cash, or the number of items. */
    amount: big('amount').notNull(),
    item: text({ enum: ITEM_KINDS }),
    look: text({ enum: FRAMES }),
    /** How many accounts may use it, once each, and how many have. */
    uses: integer().notNull(),
    used: integer().notNull().default(0),
    /** The only account that may use it; null for all. */
    forUser: big('for_user').references(() => users.id),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  () => [
    check(
      'gift_codes_some',
      sql`amount > 0 and uses > 0 and used between 0 and uses and expires_at > created_at`,
    ),
    check(
      'gift_codes_item',
      sql.raw(
        `kind in ('cash', 'item') and (kind = 'item') = (item is not null) and (item is not distinct from 'avatarFrame') = (look is not null) ` +
          `and (kind = 'cash' or amount <= 100) and item in (${quoted(ITEM_KINDS)}) and look in (${quoted(FRAMES)})`,
      ),
    ),
  ],
);

/** The uses of codes by players, with the resulting awards. */
export const giftCodeUses = pgTable(
  'gift_code_uses',
  {
    codeId: big('code_id')
      .notNull()
      .references(() => giftCodes.id),
    userId: big('user_id')
      .notNull()
      .references(() => users.id),
    awardId: big('award_id').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.codeId, table.userId] }),
    unique('gift_code_uses_award').on(table.awardId),
  ],
);

/** Number of a player's tries in the hour that began at `since`. */
export const giftCodeTries = pgTable('gift_code_tries', {
  userId: big('user_id').primaryKey(),
  since: time('since').notNull(),
  tries: integer().notNull(),
});
