import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration from the tables; with --custom an empty one for SQL. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    'house/people/accounts/tables.ts',
    'house/people/messages/tables.ts',
    'house/people/chat/tables.ts',
    'house/core/secrets/tables.ts',
    'house/core/jobs/tables.ts',
    'house/core/rateLimits/tables.ts',
    'house/people/security/tables.ts',
    'house/money/ledger/tables.ts',
    'house/money/ledger/turnoverTables.ts',
    'house/money/ledger/roundTables.ts',
    'house/money/ledger/soloTables.ts',
    'house/money/ledger/providerTables.ts',
    'house/site/catalogue/tables.ts',
    'house/people/presence/tables.ts',
    'house/play/champions/tables.ts',
    'house/play/freeSpins/tables.ts',
    'house/money/limits/tables.ts',
    'house/site/uploads/tables.ts',
    'house/site/site/tables.ts',
    'house/money/payments/tables.ts',
    'house/money/payments/booksTables.ts',
    'house/money/ledger/adjustmentTables.ts',
    'house/studios/links/tables.ts',
    'house/studios/sandbox/tables.ts',
    'house/offers/engine/tables.ts',
  ],
  out: 'house/core/db/migrations',
});
