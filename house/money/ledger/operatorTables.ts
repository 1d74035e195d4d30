import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, minor, time } from '../../core/db/columns.ts';
import { users } from '../../people/accounts/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Who may act as an operator (sql/operators.sql): by a login of the database, or named by the desk's own login. One who leaves is
 * ended, never removed. Times of these tables are ms.
 */
export const operators = pgTable('operators', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  /** In lower case, each space single (sql: operator_name). */
  name: text().notNull().unique(),
  /** The role of the database that is this operator; null for one who acts through the desk alone. */
  login: text().unique(),
  addedAt: time('added_at').notNull(),
  endedAt: time('ended_at'),
});

/**
 * What operators ask for that may need a second one (sql/proposals.sql): pending until it is done, by the function `do_<kind>`, or
 * refused.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** The operator's idempotency key, where the act has one. */
    key: text().unique(),
    /** The row that it is about, where there is one: a case, a win, an adjustment. */
    subject: bigint({ mode: 'bigint' }),
    userId: id('user_id').references(() => users.id),
    currency: text(),
    amount: minor('amount'),
    /** Whether the amount counts towards what operators may give and take. */
    counts: boolean().notNull().default(false),
    /** What `do_<kind>` needs beside these. */
    detail: jsonb().notNull().default({}),
    reason: text().notNull(),
    /** Whether a second operator has to approve. */
    second: boolean().notNull(),
    proposedBy: id('proposed_by')
      .notNull()
      .references(() => operators.id),
    proposedAt: time('proposed_at').notNull(),
    status: text({ enum: ['pending', 'done', 'refused'] })
      .notNull()
      .default('pending'),
    decidedBy: id('decided_by').references(() => operators.id),
    decidedAt: time('decided_at'),
    /** Why it was approved or refused. */
    answer: text(),
    /** The row that it made or changed. */
    made: bigint({ mode: 'bigint' }),
  },
  (table) => [
    index('proposals_of_player').on(table.userId, table.decidedAt),
    index('proposals_counted').on(table.currency, table.decidedAt).where(sql`counts and status = 'done'`),
    index('proposals_pending').on(table.id).where(sql`status = 'pending'`),
    uniqueIndex('proposals_one_waits').on(table.kind, table.subject).where(sql`status = 'pending'`),
  ],
);

/**
 * What operators changed of an account's protection and no house told its player yet (sql/accountActs.sql). `before` is the contact
 * that was bound until then.
 */
export const operatorEvents = pgTable('operator_events', {
  eventId: id('event_id').primaryKey(),
  channel: text({ enum: ['sms', 'email'] }),
  before: text(),
});

/** A proposal that a row comes of. */
export const proposalId = () =>
  id('proposal_id')
    .notNull()
    .references((): AnyPgColumn => proposals.id);

/** Each act of an operator, in the transaction that did it; append-only, each row's hash covers the one before (sql/operators.sql). */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null: the schema's owner. */
    operatorId: id('operator_id').references(() => operators.id),
    /** The role that was signed in to the database. */
    login: text().notNull(),
    act: text().notNull(),
    userId: id('user_id').references(() => users.id),
    subject: bigint({ mode: 'bigint' }),
    proposalId: id('proposal_id').references(() => proposals.id),
    detail: jsonb().notNull(),
    reason: text().notNull(),
    at: time('at').notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [
    index('operator_acts_of').on(table.operatorId, table.id),
    index('operator_acts_about').on(table.userId, table.id),
  ],
);
