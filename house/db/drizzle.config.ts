import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config house/db/drizzle.config.ts` writes the next migration; --custom an empty one for SQL. */
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
