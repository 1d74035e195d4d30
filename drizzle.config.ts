import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration from the tables; with --custom an empty one for SQL. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['house/**/tables.ts', 'house/**/*Tables.ts'],
  out: 'house/core/db/migrations',
});
