import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { minor, time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';

/**
 * What promotions give and ask for, as operators set it: each change is a new version, the highest counts, and what a player was
 * promised keeps the version it was promised under. Append-only (house/money/ledger/sql/awards.sql).
 */
export const promotionSettings = pgTable(
  'promotion_settings',
  {
    promotion: text().notNull(),
    /** The market's. */
    currency: text().notNull(),
    version: integer().notNull(),
    active: boolean().notNull(),
    /** When it runs, ms; null for always. */
    fromAt: time('from_at'),
    untilAt: time('until_at'),
    /** What it may give a day of the market, in minor units; null for what its rules come to. */
    budget: minor('budget'),
    /** The numbers of its rules, in its own shape (the promotion's settings.ts). */
    numbers: jsonb().$type<unknown>().notNull(),
    createdAt: time('created_at').notNull(),
    /** The operator; null for what the release came with. */
    createdBy: text('created_by'),
  },
  (table) => [primaryKey({ columns: [table.promotion, table.currency, table.version] })],
);

/** What promotions with a budget have given in a day of the market. */
export const promotionDays = pgTable(
  'promotion_days',
  {
    promotion: text().notNull(),
    currency: text().notNull(),
    day: date().notNull(),
    spent: minor('spent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotion, table.currency, table.day] })],
);

/**
 * Everything that promotions give, each once for its player, promotion and award key. An award is promised when it is written, and
 * claimed, expired or voided once. Times are ms, amounts minor units.
 */
export const awards = pgTable(
  'awards',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    promotion: text().notNull(),
    /** What it is given for: '2026-11-21', 'step 2'. */
    awardKey: text('award_key').notNull(),
    currency: text().notNull(),
    kind: text({ enum: ['cash', 'freeSpins', 'tickets', 'wheelSpins', 'phoneCredit', 'item'] }).notNull(),
    /** Of cash and phone credit in minor units, of all else how many. */
    amount: minor('amount').notNull(),
    /** What the kind needs beside it, such as the game of free spins; what the promotion's page shows of it. */
    detail: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /**
     * Of what one person gets once, in however many accounts (house/money/ledger/sql/firstTime.sql): `given` as long as no linked account
     * was promised it before, else `refused`. null for all else.
     */
    firstTime: text('first_time', { enum: ['given', 'refused'] }),
    /** The detail in place of its own where it is refused; null: it is void then. Once it is refused they have changed places. */
    otherwise: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** How often cash is to be staked before it is the player's, and how long that may take; 0: it is at once. */
    multiple: integer().notNull().default(0),
    wageringDays: integer('wagering_days').notNull().default(30),
    state: text({ enum: ['open', 'claimed', 'expired', 'void'] })
      .notNull()
      .default('open'),
    /** Why it is void, in a word that the client has a text for. */
    reason: text(),
    claimableAt: time('claimable_at').notNull(),
    /** null for never. */
    expiresAt: time('expires_at'),
    /** Of the promotion's settings. */
    version: integer().notNull(),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
    /** The idempotency key that it was claimed with, and the ledger's operation where money moved. */
    claimKey: text('claim_key'),
    operationId: minor('operation_id'),
  },
  (table) => [
    uniqueIndex('awards_once').on(table.userId, table.promotion, table.awardKey),
    index('awards_by_user').on(table.userId, table.id),
    index('awards_open_of').on(table.userId).where(sql`state = 'open'`),
    index('awards_due').on(table.expiresAt).where(sql`state = 'open'`),
    index('awards_latest').on(table.endedAt).where(sql`state = 'claimed' and kind = 'cash'`),
    index('awards_of_operation').on(table.operationId).where(sql`operation_id is not null`),
    index('awards_given').on(table.promotion, table.endedAt).where(sql`state = 'claimed'`),
    index('awards_first_time').on(table.userId, table.promotion, table.id).where(sql`first_time is not null`),
    check('awards_some', sql`amount > 0 and multiple between 0 and 10 and wagering_days between 1 and 366`),
    check('awards_otherwise', sql`otherwise is null or first_time is not null`),
  ],
);
