import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys of houses that share a database and have none configured (openSealer.ts). */
export const houseKeys = pgTable('house_keys', { name: text().primaryKey(), key: text().notNull() });
