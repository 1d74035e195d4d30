import { eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import type { Metrics } from '../../core/metrics.ts';
import { pendingProviderWins, providerCaps } from '../../money/ledger/capTables.ts';

/** Exposes in /metrics what caps have stopped, for operators to decide on (docs/providers.md, "Caps"). */
export function watchCaps(metrics: Metrics, { orm }: Database): void {
  metrics.watchEach('kilat_provider_caps', 'What caps of providers have stopped', 'what', async () => ({
    heldWins: await orm.$count(pendingProviderWins, eq(pendingProviderWins.status, 'waiting')),
    stoppedProviders: await orm.$count(providerCaps, isNotNull(providerCaps.stoppedAt)),
  }));
}
