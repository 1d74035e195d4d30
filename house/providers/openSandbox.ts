import { createPublicKey, type KeyObject } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import type { Currency } from '../../contract/money.ts';
import type { Config } from '../config.ts';
import type { Database } from '../core/db/database.ts';
import { isPlainHost } from '../core/http/addresses.ts';
import type { SandboxDoor } from '../core/sandbox/door.ts';
import type { Sealer } from '../core/secrets/sealer.ts';
import type { Module, ModuleParts } from '../module.ts';
import type { CatalogueSeed } from '../site/catalogue/seed.ts';
import { giveFreeSpins } from './freeSpins/freeSpinGifts.ts';
import { signingKeyOf } from './links/signingKey.ts';
import { providerLinks } from './links/tables.ts';
import type { Providers } from './openProviders.ts';
import { SLOT_BETS } from './sandbox/bets.ts';
import { serveProvidersPage } from './sandbox/page.ts';
import { prepaidValueNear } from './sandbox/prepaids.ts';
import { openSandboxServer, type SandboxServer } from './sandbox/sandboxServer.ts';
import { readTitles } from './sandbox/slots/titles.ts';
import type { Spin } from './sandbox/spinRows.ts';
import { playerOf } from './wallet/playerNames.ts';

interface Parts extends ModuleParts {
  sealer: Sealer;
  seed: CatalogueSeed;
  providers: Providers;
  /** Access control of the sandbox's pages. */
  door: SandboxDoor | null;
}

/** The sandbox providers as a module of the house. */
export interface SandboxProviders extends Module {
  /** The server, for tests that need its internals. */
  readonly server: SandboxServer;
  /** Origin of their games for a player who opened the site by this host. */
  originAt(host: string): string | null;
}

/** The id under which the sandbox providers and the house know each other. */
const PARTNER = 'kilat sandbox';

/** Starts the sandbox providers: a separate server, connected to the house like any provider. */
export async function openSandboxProviders({
  sealer,
  seed,
  providers,
  door,
  ...parts
}: Parts): Promise<SandboxProviders> {
  const { db, config } = parts;
  const [titles, key] = await Promise.all([readTitles(), signingKeyOf(db, sealer, 'sandbox')]);
  const own = seed.games
    .filter(({ id }) => titles.has(id))
    .map(({ id, firm, title }) => ({ id, provider: firm, title }));
  const ownProviders = [...new Set(own.map(({ provider }) => provider))];
  const server = await openSandboxServer(
    {
      ...{ ...parts, sealer, titles, key },
      games: new Map(own.map((game) => [game.id, game])),
      housesKey: async () => createPublicKey(await providers.signingKey()),
      files: fileURLToPath(new URL('../../dist/slots', import.meta.url)),
      publicUrl: config.providerUrl,
    },
    { ports: portsOf(config), host: config.host },
  );
  await connect(db, ownProviders, { port: server.port, key, most: SLOT_BETS[config.market.currency].most });
  return {
    server,
    originAt: (host) => (isPlainHost(host) ? server.originAt(host.replace(PORT, '')) : config.providerUrl),
    opened(url) {
      server.begin(config.providerHouse ?? url);
      void providers
        .connected(ownProviders)
        .catch((error) => parts.log.error({ err: error }, 'sandbox providers: not connected'));
    },
    serve: (app) =>
      serveProvidersPage(
        app,
        door && {
          ...{ ...server, clock: parts.clock, market: config.market, door, providers: ownProviders },
          giveSpins: (spin) => giveSpins(parts, spin),
        },
      ),
    prune: () => server.prune(),
    stop: () => server.close(),
  };
}

const SPINS_GIVEN = 5;
const SPINS_LAST_MS = 72 * 3_600_000;

/** Gives the player of a spin free spins on its game, at about the same bet. */
async function giveSpins({ db, clock }: Pick<Parts, 'db' | 'clock'>, spin: Spin): Promise<boolean> {
  const userId = playerOf(spin.player);
  if (userId === null) return false;
  const now = clock.now();
  const bet = prepaidValueNear(spin.currency as Currency, spin.bet);
  const gift = { userId, game: spin.game, spins: SPINS_GIVEN, bet, expiresAt: now + SPINS_LAST_MS };
  await db.orm.transaction((tx) => giveFreeSpins(tx, gift, now));
  return true;
}

/** The same ports after a restart, so open games find their server again. */
function portsOf({ port, providerPort }: Config): number[] {
  if (providerPort !== null) return [providerPort];
  return port === 0 ? [0] : [port + 1, 0];
}

const PORT = /:\d+$/;

/** Disconnects the providers of a removed sandbox: their games become unavailable. */
export async function partSandbox({ orm }: Pick<Database, 'orm'>): Promise<void> {
  await orm.delete(providerLinks).where(eq(providerLinks.partner, PARTNER));
}

/** A provider that an operator connected to another server is left unchanged. */
async function connect(
  { orm }: Database,
  providers: readonly string[],
  { port, key, most: mostBet }: { port: number; key: KeyObject; most: bigint },
): Promise<void> {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  await orm
    .insert(providerLinks)
    .values(
      providers.map((provider) => ({
        ...{ provider, protocol: 'hub88' as const, url: `http://127.0.0.1:${port}/${provider}` },
        ...{ partner: PARTNER, publicKey, mostBet },
      })),
    )
    .onConflictDoUpdate({
      target: providerLinks.provider,
      set: { url: sql`excluded.url`, publicKey, mostBet },
      setWhere: eq(providerLinks.partner, PARTNER),
    });
}
