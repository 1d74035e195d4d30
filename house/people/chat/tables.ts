import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ChatWin } from '../../../contract/chat/channel.ts';
import { time } from '../../core/db/columns.ts';
import { player } from '../accounts/columns.ts';

const id = () => bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();

/** Chat messages as shown (masked), retained for 90 days. Times are ms of the server's clock. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    room: text().notNull(),
    userId: player('user_id'),
    at: time('at').notNull(),
    text: text().notNull(),
    covered: boolean().notNull().default(false),
    /** Players mentioned in the text. */
    mentions: bigint({ mode: 'bigint' }).array().notNull().default(sql`'{}'`),
    /** The bet of a shared win, with a copy of what is shown of it: the bet's own row is deleted eventually. */
    betId: bigint('bet_id', { mode: 'bigint' }),
    win: jsonb().$type<ChatWin>(),
    /** The client's idempotency key. */
    key: text().notNull(),
    /** Removal by a moderator: who and when. */
    hiddenAt: time('hidden_at'),
    hiddenBy: text('hidden_by'),
  },
  (table) => [
    index('chat_messages_by_room').on(table.room, table.id),
    index('chat_messages_by_user').on(table.userId, table.at),
    index('chat_messages_by_time').on(table.at),
    index('chat_messages_hidden').on(table.hiddenAt).where(sql`hidden_at is not null`),
    uniqueIndex('chat_messages_key').on(table.userId, table.key),
    uniqueIndex('chat_messages_bet').on(table.betId).where(sql`bet_id is not null`),
  ],
);

/** Players' reports of messages, with a copy of the text, because the message is deleted sooner. */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: id(),
    messageId: bigint('message_id', { mode: 'bigint' }).notNull(),
    room: text().notNull(),
    /** The author, the name at that time, the time and the text. */
    author: player('author'),
    authorName: text('author_name').notNull(),
    sentAt: time('sent_at').notNull(),
    text: text().notNull(),
    reporter: player('reporter'),
    reason: text({ enum: ['abuse', 'spam', 'personal', 'money', 'other'] }).notNull(),
    at: time('at').notNull(),
    /** The moderator's decision. */
    closedAt: time('closed_at'),
    closedBy: text('closed_by'),
    note: text(),
  },
  (table) => [
    uniqueIndex('chat_reports_once').on(table.messageId, table.reporter),
    index('chat_reports_open').on(table.at).where(sql`closed_at is null`),
  ],
);

/** Players muted by a moderator. Append-only except for lifting; the house only reads it. */
export const chatSilences = pgTable(
  'chat_silences',
  {
    id: id(),
    userId: player('user_id'),
    at: time('at').notNull(),
    until: time('until').notNull(),
    operator: text().notNull(),
    reason: text().notNull(),
    liftedAt: time('lifted_at'),
    liftedBy: text('lifted_by'),
  },
  (table) => [index('chat_silences_by_user').on(table.userId, table.until)],
);

/** Players that a player ignores. */
export const chatIgnores = pgTable(
  'chat_ignores',
  { userId: player('user_id'), ignored: player('ignored'), at: time('at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.ignored] })],
);

/** Masked words. Those of the repository (words/) are loaded at every start; a row that is not seeded stays unchanged. */
export const chatWords = pgTable(
  'chat_words',
  {
    language: text().notNull(),
    word: text().notNull(),
    active: boolean().notNull().default(true),
    seeded: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
);

/**
 * Room settings: a row per room, or '*' for all rooms without one. Without any row they are open, with the default slow mode.
 */
export const chatRooms = pgTable('chat_rooms', {
  room: text().primaryKey(),
  open: boolean().notNull().default(true),
  /** Minimum time between two messages of a player, ms; null for the default. */
  slowMs: time('slow_ms'),
});
