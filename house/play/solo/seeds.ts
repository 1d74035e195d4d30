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

/** What players may choose as their part of a pair. */
export const CLIENT_SEED = /^[\w-]{1,64}$/;

/** What a server seed is sealed in. */
export const contextOf = (hash: string) => `seed:${hash}`;

/** A pair whose server seed is opened: never for the wire. */
export interface OpenPair {
  id: bigint;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
}

/** @throws when no key opens it */
export function openPair(
  sealer: Sealer,
  { id, serverSeed: stored, serverSeedHash, clientSeed, nonce }: SeedPairRow,
): OpenPair {
  const serverSeed = sealer.open(stored, contextOf(serverSeedHash));
  if (serverSeed === null) throw new Error(`no key opens the pair of seeds ${id}`);
  return { id, serverSeed, serverSeedHash, clientSeed, nonce };
}

/** Live pairs that are kept, so that a start needs no look-up: what has gone on meanwhile, the ledger refuses. */
const CACHE_SIZE = 20_000;

/** The pairs of seeds of one game's players. */
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

  /** The player's live pair to play with; the first one begins here. */
  async playing(userId: bigint): Promise<OpenPair> {
    const cached = this.#cached.get(userId);
    if (cached) return cached;
    const pair = this.opened(await this.#live(userId));
    const oldest = this.#cached.size >= CACHE_SIZE && this.#cached.keys().next().value;
    if (oldest) this.#cached.delete(oldest);
    this.#cached.set(userId, pair);
    return pair;
  }

  /** A round of the pair's nonce was played. */
  played(userId: bigint, pair: OpenPair): void {
    if (this.#cached.get(userId) === pair) this.#cached.set(userId, { ...pair, nonce: pair.nonce + 1 });
  }

  /** What is kept of the player is not how things stand. */
  forget(userId: bigint): void {
    this.#cached.delete(userId);
  }

  /** The player's live pair, to be shown. */
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

  /** @throws when no key opens it */
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
