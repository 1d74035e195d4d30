import type { KeyObject } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { SlotTitle } from '../../../contract/slots/title.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { repeat } from '../../core/lifecycle.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { Frames } from './frames.ts';
import { Gifts } from './gifts.ts';
import { Misbehaviour } from './misbehaviour.ts';
import { Pairs } from './pairs.ts';
import { type SandboxGame, serveProviders } from './providerRoutes.ts';
import { sealPairsAnew } from './sealPairs.ts';
import { Seats } from './seats.ts';
import { SlotPlay } from './slotPlay.ts';
import { serveSlots } from './slotRoutes.ts';
import { Spins } from './spins.ts';
import { WalletClient } from './walletClient.ts';

/** Interval at which unfinished spins are resumed, ms. */
const TAKE_UP_MS = 1_000;
/** How long spins are stored, ms: as long as free spins can be valid. */
const RETENTION_MS = 120 * 24 * 3_600_000;

export interface SandboxServerParts {
  db: Database;
  clock: Clock;
  log: Logger;
  sealer: Sealer;
  titles: ReadonlyMap<string, SlotTitle>;
  /** Its games, by id. */
  games: ReadonlyMap<string, SandboxGame>;
  /** Its signing key. */
  key: KeyObject;
  /** The house's public key. */
  housesKey: () => Promise<KeyObject>;
  /** Folder of the built slots. */
  files: string;
  /** Public URL for players; null to use its own port at the host name by which they opened the site. */
  publicUrl: string | null;
}

/** The server of all sandbox providers, with an origin of its own. */
export interface SandboxServer {
  readonly misbehaviour: Misbehaviour;
  readonly spins: Spins;
  readonly wallet: WalletClient;
  /** Its port. */
  readonly port: number;
  /** Origin of its games for a player who opened the site at this host name, given without a port. */
  originAt(hostname: string): string;
  /** Starts calling the wallet. @param houseUrl URL of the house */
  begin(houseUrl: string): void;
  prune(): Promise<void>;
  close(): Promise<void>;
}

/** Starts it. @param ports the first free one is used; 0 means any free port */
export async function openSandboxServer(
  parts: SandboxServerParts,
  { ports, host }: { ports: readonly number[]; host: string },
): Promise<SandboxServer> {
  const { db, clock, log, titles, games, key, files, publicUrl } = parts;
  await sealPairsAnew(db, parts.sealer, log);
  const misbehaviour = new Misbehaviour();
  const wallet = new WalletClient(key);
  const [pairs, gifts, seats] = [new Pairs(parts), new Gifts(parts), new Seats(parts)];
  const frames = new Frames(key);
  const spins = new Spins({ db, clock, log, titles, pairs, gifts, wallet, misbehaviour });
  const names = new Map([...games.values()].map(({ id, title }) => [id, title]));
  const play = new SlotPlay({ seats, spins, pairs, gifts, wallet, titles, names });

  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  const portOf = () => (app.server.address() as AddressInfo).port;
  const originAt = (hostname: string) => publicUrl ?? `http://${hostname}:${portOf()}`;
  await serveProviders(app, { ...parts, seats, spins, gifts, frames, originAt });
  await serveSlots(app, { play, frames, files, log });
  await listen(app, ports, host);
  let end = async () => {};
  return {
    misbehaviour,
    spins,
    wallet,
    port: portOf(),
    originAt,
    begin(houseUrl) {
      wallet.url = houseUrl;
      end = repeat(TAKE_UP_MS, () => spins.takeUp(), log, 'sandbox providers: open spins were not taken up');
    },
    async prune() {
      await seats.prune();
      await spins.prune(clock.now() - RETENTION_MS);
    },
    async close() {
      await end();
      app.server.closeIdleConnections();
      await app.close();
    },
  };
}

async function listen(app: FastifyInstance, ports: readonly number[], host: string): Promise<void> {
  for (const port of ports) {
    try {
      await app.listen({ port, host });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port === ports.at(-1)) throw error;
    }
  }
}
