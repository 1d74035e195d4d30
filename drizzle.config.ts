import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration from the tables; with --custom an empty one for SQL. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    'house/accounts/tables.ts',
    'house/accounts/attemptTables.ts',
    'house/messages/tables.ts',
    'house/secrets/tables.ts',
    'house/security/tables.ts',
    'house/ledger/tables.ts',
    'house/ledger/turnoverTables.ts',
    'house/rounds/tables.ts',
    'house/catalogue/tables.ts',
    'house/presence/tables.ts',
    'house/champions/tables.ts',
    'house/freeSpins/tables.ts',
    'house/limits/tables.ts',
    'house/uploads/tables.ts',
    'house/site/tables.ts',
    'house/payments/tables.ts',
    'house/payments/booksTables.ts',
    'house/ledger/adjustmentTables.ts',
  ],
  out: 'house/db/migrations',
});
