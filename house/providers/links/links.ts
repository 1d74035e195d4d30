import { createPublicKey, type KeyObject } from 'node:crypto';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { providerCaps } from '../../money/ledger/capTables.ts';
import { providerLinks } from './tables.ts';

/** Interval at which the table is read, ms: operators connect and disconnect providers while houses run. */
const CACHE_MS = 2_000;

/** `stopped`: it takes no bets, because a win would have exceeded its daily cap (ledger/sql/providerCaps.sql). */
type Row = typeof providerLinks.$inferSelect & { stopped: boolean };

/** The protocols of providers. */
export type Protocol = Row['protocol'];

/** A connected provider with its credentials. */
export interface ProviderLink extends Omit<Row, 'publicKey' | 'secret'> {
  publicKey: KeyObject | null;
  secret: string | null;
}

interface Parts {
  db: Database;
  clock: Clock;
  log: Logger;
  sealer: Sealer;
}

/** The connected providers, from the table `provider_links`. */
export class ProviderLinks {
  readonly #parts: Parts;
  readonly #all: TtlCache<ReadonlyMap<string, ProviderLink>>;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#all = new TtlCache(parts.clock, CACHE_MS, () => this.#read());
  }

  /** Null for a provider that is not connected. */
  async of(provider: string): Promise<ProviderLink | null> {
    return (await this.#all.get()).get(provider) ?? null;
  }

  async all(): Promise<ProviderLink[]> {
    return [...(await this.#all.get()).values()];
  }

  /** Drops the cache after this house has changed the table. */
  changed(): void {
    this.#all.drop();
  }

  async #read(): Promise<ReadonlyMap<string, ProviderLink>> {
    const rows = await this.#parts.db.orm
      .select({
        ...getTableColumns(providerLinks),
        stopped: sql<boolean>`${providerCaps.stoppedAt} is not null`,
      })
      .from(providerLinks)
      .leftJoin(providerCaps, eq(providerCaps.provider, providerLinks.provider));
    const links = await Promise.all(rows.map((row) => this.#open(row)));
    return new Map(links.filter((link) => link !== null).map((link) => [link.provider, link]));
  }

  /** An unreadable link counts as not connected and does not affect the others. */
  async #open(row: Row): Promise<ProviderLink | null> {
    const { log } = this.#parts;
    try {
      const secret = row.secret === null ? null : await this.#secretOf(row.provider, row.secret);
      return { ...row, publicKey: row.publicKey === null ? null : createPublicKey(row.publicKey), secret };
    } catch (error) {
      log.error(
        { err: error, provider: row.provider },
        'a provider is not connected: its row cannot be read',
      );
      return null;
    }
  }

  /** Opens a secret. Stores it sealed if an operator wrote it as plain text, or it is sealed with a previous key. */
  async #secretOf(provider: string, stored: string): Promise<string> {
    const { db, sealer } = this.#parts;
    // Existing secrets are sealed with this text, so it must not change.
    const context = `studio:${provider}`;
    const secret = sealer.open(stored, context);
    if (secret === null) throw new Error('no key opens its secret');
    if (!sealer.isCurrent(stored))
      await db.orm
        .update(providerLinks)
        .set({ secret: sealer.seal(secret, context) })
        .where(and(eq(providerLinks.provider, provider), eq(providerLinks.secret, stored)));
    return secret;
  }
}
