import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Banner, Doc, DocBlock } from '../../../contract/http/site/site.ts';
import type { Localized } from '../../../contract/localized.ts';
import type { Language, MarketId } from '../../../contract/markets.ts';
import { json } from '../../core/db/database.ts';
import { users } from '../../people/accounts/tables.ts';

/**
 * The site's content. Rows marked `seeded` come from the files in seed/ at every start and are deleted with them; rows an
 * operator adds by hand stay. Null in `market` means every market; times are ms since 1970, null for no end.
 */

const seeded = () => boolean().notNull().default(false);
const market = () => text().$type<MarketId>();
const position = () => integer().notNull().default(0);
const startsAt = () => bigint('starts_at', { mode: 'number' }).notNull().default(0);
const endsAt = () => bigint('ends_at', { mode: 'number' });

export const banners = pgTable('site_banners', {
  id: text().primaryKey(),
  title: jsonb().$type<Localized>().notNull(),
  text: jsonb().$type<Localized>().notNull(),
  action: jsonb().$type<Localized>().notNull(),
  to: text().notNull(),
  art: text().notNull(),
  tone: text().$type<Banner['tone']>().notNull(),
  position: position(),
  market: market(),
  startsAt: startsAt(),
  endsAt: endsAt(),
  seeded: seeded(),
});

export const notices = pgTable('site_notices', {
  id: text().primaryKey(),
  text: jsonb().$type<Localized>().notNull(),
  to: text(),
  position: position(),
  market: market(),
  startsAt: startsAt(),
  endsAt: endsAt(),
  seeded: seeded(),
});

/** Current promotions, as shown publicly. */
export const promotions = pgTable('site_promotions', {
  key: text().primaryKey(),
  title: jsonb().$type<Localized>().notNull(),
  to: text().notNull(),
  position: position(),
  market: market(),
  startsAt: startsAt(),
  endsAt: endsAt(),
  seeded: seeded(),
});

/** Help pages. Their texts may contain placeholders for the market's amounts (blanks.ts). */
export const docs = pgTable(
  'site_docs',
  {
    key: text().notNull(),
    language: text().$type<Language>().notNull(),
    group: text().$type<Doc['group']>().notNull(),
    position: position(),
    title: text().notNull(),
    summary: text().notNull(),
    blocks: jsonb().$type<DocBlock[]>().notNull(),
    seeded: seeded(),
  },
  (table) => [primaryKey({ columns: [table.key, table.language] })],
);

/** Currencies and the format of their amounts. */
export const currencies = pgTable('currencies', {
  code: text().primaryKey(),
  symbol: text().notNull(),
  /** Digits after the decimal separator, omitted in texts when all are zero. */
  fraction: smallint().notNull(),
  seeded: seeded(),
});

/** Settings of the site. A market's own row takes precedence over the one for all. Clients may read the public ones. */
export const siteConfig = pgTable(
  'site_config',
  {
    key: text().notNull(),
    market: market(),
    value: json().notNull(),
    public: boolean().notNull().default(false),
    seeded: seeded(),
  },
  (table) => [unique('site_config_key').on(table.key, table.market).nullsNotDistinct()],
);

/** Messages to all players. */
export const siteMessages = pgTable(
  'site_messages',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    title: jsonb().$type<Localized>().notNull(),
    text: jsonb().$type<Localized>().notNull(),
    market: market(),
    /** The only recipient; null for all players. */
    userId: bigint('user_id', { mode: 'bigint' }).references(() => users.id),
    /** When it becomes visible. */
    at: bigint({ mode: 'number' }).notNull(),
    seeded: seeded(),
  },
  (table) => [
    index('site_messages_newest').on(table.at, table.id).where(sql`user_id is null`),
    index('site_messages_of_user').on(table.userId, table.at).where(sql`user_id is not null`),
  ],
);

export const siteMessageReads = pgTable(
  'site_message_reads',
  {
    userId: bigint('user_id', { mode: 'bigint' })
      .notNull()
      .references(() => users.id),
    messageId: bigint('message_id', { mode: 'bigint' })
      .notNull()
      .references(() => siteMessages.id, { onDelete: 'cascade' }),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.messageId] }),
    index('site_message_reads_of').on(table.messageId),
  ],
);

/** Client reports, without the sender's identity (reports.ts). Retained for two weeks. */
export const siteReports = pgTable(
  'site_reports',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    at: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: ['slow', 'error'] }).notNull(),
    /** Distinguishes browsers without identifying them. */
    client: text().notNull(),
    version: text().notNull(),
    /** The slow call, or the error. */
    what: text().notNull(),
    /** The page of an error; empty for a call. */
    page: text().notNull().default(''),
    /** Duration of the call. */
    ms: integer(),
  },
  (table) => [index('site_reports_by_time').on(table.at)],
);

/** Page views by page and market day. */
export const pageOpens = pgTable(
  'page_opens',
  {
    /** The day's date, 2026-11-21. */
    day: text().notNull(),
    page: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
);
