import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** How many sockets each running house holds, told again every few seconds (presence.ts). */
export const nodePresence = pgTable('node_presence', {
  /** A name of the process, new at every start. */
  node: text().primaryKey(),
  connections: integer().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
});
