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
import { id, minor, time } from '../../../core/db/columns.ts';
import { users } from '../../../people/accounts/tables.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Operators (sql/operators.sql): identified by a login of the database, or named by the desk's own login. Former operators are
 * marked as ended, never deleted. Times of these tables are ms.
 */
export const operators = pgTable('operators', {
  id: id('id').primaryKey().generatedAlwaysAsIdentity(),
  /** In lower case, with single spaces (sql: operator_name). */
  name: text().notNull().unique(),
  /** The database role of this operator; null if the operator acts through the desk only. */
  login: text().unique(),
  addedAt: time('added_at').notNull(),
  endedAt: time('ended_at'),
});

/**
 * Operators' requests that may need a second operator (sql/proposals.sql): pending until executed, by the function `do_<kind>`,
 * or refused.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** The operator's idempotency key, if the act has one. */
    key: text().unique(),
    /** The row that it concerns, if any: a case, a win, an adjustment. */
    subject: bigint({ mode: 'bigint' }),
    userId: id('user_id').references(() => users.id),
    currency: text(),
    amount: minor('amount'),
    /** Whether the amount counts towards the operators' limits. */
    counts: boolean().notNull().default(false),
    /** Further arguments of `do_<kind>`. */
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
    /** The reason for the approval or refusal. */
    answer: text(),
    /** The row that it created or changed. */
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
 * Operators' changes to an account's protection of which the player has not been notified yet (sql/accountActs.sql). `before`
 * is the contact that was bound until then.
 */
export const operatorEvents = pgTable('operator_events', {
  eventId: id('event_id').primaryKey(),
  channel: text({ enum: ['sms', 'email'] }),
  before: text(),
});

/** Column for the proposal that created a row. */
export const proposalId = () =>
  id('proposal_id')
    .notNull()
    .references((): AnyPgColumn => proposals.id);

/**
 * Each act of an operator, written in the same transaction; append-only, each row's hash covers the previous one
 * (sql/operators.sql).
 */
export const operatorActs = pgTable(
  'operator_acts',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null: the schema's owner. */
    operatorId: id('operator_id').references(() => operators.id),
    /** The database role that was signed in. */
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
