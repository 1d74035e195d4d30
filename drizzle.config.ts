import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration from the tables; with --custom an empty one for SQL. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    'house/accounts/tables.ts',
    'house/accounts/attemptTables.ts',
    'house/ledger/tables.ts',
    'house/rounds/tables.ts',
  ],
  out: 'house/db/migrations',
});
