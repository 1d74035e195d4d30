import { randomBytes } from 'node:crypto';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { hashText } from '../../../contract/fairness.ts';
import type { SoloRotation, SoloSeeds } from '../../../contract/games/solo/channel.ts';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import {
  beginPair,
  endedPairs,
  livePair,
  type SealedSeed,
  type SeedPairRow,
  turnPair,
} from '../../money/ledger/solo/solo.ts';
import type { Page } from '../games/arguments.ts';

/** Format of the client seed that players choose. */
export const CLIENT_SEED = /^[\w-]{1,64}$/;

/** Encryption context of a server seed. */
export const contextOf = (hash: string) => `seed:${hash}`;

/** A pair with its decrypted server seed: never sent to clients. */
export interface OpenPair {
  id: bigint;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
}

/** @throws if no key opens it */
export function openPair(
  sealer: Sealer,
  { id, serverSeed: stored, serverSeedHash, clientSeed, nonce }: SeedPairRow,
): OpenPair {
  const serverSeed = sealer.open(stored, contextOf(serverSeedHash));
  if (serverSeed === null) throw new Error(`no key opens the pair of seeds ${id}`);
  return { id, serverSeed, serverSeedHash, clientSeed, nonce };
}

/** Maximum number of cached live pairs, so a start needs no lookup; the ledger rejects outdated ones. */
const CACHE_SIZE = 20_000;

/** The seed pairs of one game's players. */
export class Seeds {
  readonly #db: Database;
  readonly #sealer: Sealer;
  readonly #game: string;
  readonly #cached = new Map<bigint, OpenPair>();

  constructor({ db, sealer }: { db: Database; sealer: Sealer }, game: string) {
    this.#db = db;
    this.#sealer = sealer;
    this.#game = game;
  }

  /** The player's live pair for playing; created on first use. */
  async playing(userId: bigint): Promise<OpenPair> {
    const cached = this.#cached.get(userId);
    if (cached) return cached;
    const pair = this.opened(await this.#live(userId));
    const oldest = this.#cached.size >= CACHE_SIZE && this.#cached.keys().next().value;
    if (oldest) this.#cached.delete(oldest);
    this.#cached.set(userId, pair);
    return pair;
  }

  /** Updates the cache after a round has used the pair's nonce. */
  played(userId: bigint, pair: OpenPair): void {
    if (this.#cached.get(userId) === pair) this.#cached.set(userId, { ...pair, nonce: pair.nonce + 1 });
  }

  /** Drops a player's outdated pair. */
  forget(userId: bigint): void {
    this.#cached.delete(userId);
  }

  /** The public view of the player's live pair. */
  async current(userId: bigint): Promise<SoloSeeds> {
    return seedsOf(await this.#live(userId));
  }

  /** The player's pairs that have ended, newest first. */
  async ended(userId: bigint, page: Page): Promise<SoloSeeds[]> {
    return (await endedPairs(this.#db, { userId, game: this.#game }, page)).map(seedsOf);
  }

  /** Ends a pair and begins the next one. Refusals: 703 the pair is not live, 710 a round of it is open. */
  async turn(userId: bigint, pairId: bigint, clientSeed: string): Promise<SoloRotation> {
    const live = await this.#live(userId);
    if (live.id !== pairId) throw new Refusal(ErrorCode.refreshPage);
    const { serverSeed } = this.opened(live);
    await turnPair(this.#db, { userId, pairId, serverSeed, clientSeed, next: this.#newSeed() });
    this.forget(userId);
    const [ended] = await endedPairs(
      this.#db,
      { userId, game: this.#game },
      { count: 1, before: pairId + 1n },
    );
    if (ended?.id !== pairId) throw new Error(`the pair ${pairId} has not ended`);
    return { ended: seedsOf(ended), seeds: await this.current(userId) };
  }

  /** @throws if no key opens it */
  opened(pair: SeedPairRow): OpenPair {
    return openPair(this.#sealer, pair);
  }

  async #live(userId: bigint): Promise<SeedPairRow> {
    const known = await livePair(this.#db, userId, this.#game);
    if (known) return known;
    const clientSeed = randomBytes(8).toString('hex');
    const [now, next] = [this.#newSeed(), this.#newSeed()];
    await beginPair(this.#db, { userId, game: this.#game, clientSeed, now, next });
    const begun = await livePair(this.#db, userId, this.#game);
    if (!begun) throw new Error(`user ${userId} has no pair of seeds`);
    return begun;
  }

  #newSeed(): SealedSeed {
    const seed = randomBytes(32).toString('hex');
    const hash = hashText(seed);
    return { seed: this.#sealer.seal(seed, contextOf(hash)), hash };
  }
}

function seedsOf(pair: SeedPairRow): SoloSeeds {
  const ended = pair.endedAt !== null;
  return {
    pairId: pair.id.toString(),
    serverSeedHash: pair.serverSeedHash,
    serverSeed: ended ? pair.serverSeed : null,
    clientSeed: pair.clientSeed,
    nonce: pair.nonce,
    nextServerSeedHash: ended ? null : pair.nextServerSeedHash,
  };
}
