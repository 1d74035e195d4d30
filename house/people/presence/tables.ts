import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Number of sockets of each running house, updated every few seconds (presence.ts). */
export const nodePresence = pgTable('node_presence', {
  /** Id of the process, new at every start. */
  node: text().primaryKey(),
  connections: integer().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
});
