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
 * Promotions' settings, as set by operators: each change is a new version, the highest is in effect, and a promised award keeps
 * the version under which it was promised. Append-only (house/money/ledger/sql/awards.sql).
 */
export const promotionSettings = pgTable(
  'promotion_settings',
  {
    promotion: text().notNull(),
    /** The market's currency. */
    currency: text().notNull(),
    version: integer().notNull(),
    active: boolean().notNull(),
    /** Start, ms; null for no start. */
    fromAt: time('from_at'),
    untilAt: time('until_at'),
    /** Daily budget of the market, in minor units; null if its rules limit it. */
    budget: minor('budget'),
    /** The parameters of its rules, in the schema of the promotion's settings.ts. */
    numbers: jsonb().$type<unknown>().notNull(),
    createdAt: time('created_at').notNull(),
    /** The operator; null for the release's defaults. */
    createdBy: text('created_by'),
  },
  (table) => [primaryKey({ columns: [table.promotion, table.currency, table.version] })],
);

/** The amounts given by promotions with a budget, per market day. */
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
 * All awards of promotions, unique per player, promotion and award key. An award is promised when it is written, and claimed,
 * expired or voided once. Times are ms, amounts minor units.
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
    /** For cash and phone credit in minor units, otherwise a count. */
    amount: minor('amount').notNull(),
    /** Data that the kind needs, such as the game of free spins, and data shown by the promotion's page. */
    detail: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /**
     * For awards given once per person, across all accounts (house/money/ledger/sql/firstTime.sql): `given` if no linked
     * account was promised it before, else `refused`. null for all others.
     */
    firstTime: text('first_time', { enum: ['given', 'refused'] }),
    /** The alternative detail if it is refused; null: it is then void. When refused, the two details are swapped. */
    otherwise: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** The wagering multiple of cash, and the days for it; 0: own money at once. */
    multiple: integer().notNull().default(0),
    wageringDays: integer('wagering_days').notNull().default(30),
    state: text({ enum: ['open', 'claimed', 'expired', 'void'] })
      .notNull()
      .default('open'),
    /** Why it is void: a code for which the client has a text. */
    reason: text(),
    claimableAt: time('claimable_at').notNull(),
    /** null for no expiry. */
    expiresAt: time('expires_at'),
    /** Version of the promotion's settings. */
    version: integer().notNull(),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
    /** The idempotency key of its claim, and the ledger's operation if money moved. */
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
