import { and, desc, eq, gt, gte, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { roundVoids } from '../../money/ledger/bets/fairTables.ts';
import type { VoidCause } from '../../money/ledger/bets/rounds.ts';
import { rounds } from '../../money/ledger/bets/roundTables.ts';
import type { DecidedRound } from '../rounds/game.ts';
import { decided, roundOf } from '../rounds/secrets.ts';
import type { Page } from './arguments.ts';

/** Number of newest ended rounds that are cached. */
const CACHE_SIZE = 1_000;
/** Rounds per read. */
const READ = 100;
/** Minimum interval between lookups of new rounds, ms, however many requests come. */
const FRESH_MS = 200;

interface Options<Entry> {
  db: Database;
  sealer: Sealer;
  game: string;
  /** The id range of one room, if the game has several. */
  ids?: { least: bigint; below: bigint } | undefined;
  /** Converts an ended round to its public entry. Ended rounds never change, so each cached round is converted once. */
  toEntry(round: DecidedRound, voidCause: VoidCause | null): Entry;
  /** Cache size; 1,000 by default. */
  cacheSize?: number;
}

/** Result of a read. `full`: there may be more rounds, since some that ended without their secret are left out. */
interface Found<Entry> {
  ended: Ended<Entry>[];
  full: boolean;
}

interface Ended<Entry> {
  id: bigint;
  entry: Entry;
}

/**
 * The ended rounds of a room. The newest requested ones are cached, as the same objects, and their pages cause no database
 * load. A room's rounds end in the order of their ids, so the cache has no gaps.
 */
export class EndedRounds<Entry> {
  readonly #options: Options<Entry>;
  readonly #most: number;
  /** Newest first, without gaps. */
  #cached: Ended<Entry>[] = [];
  /** Whether the cache reaches back to the oldest ended round. */
  #whole = false;
  #looking: Promise<void> | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;
  /** Number of `forget` calls, and its value when the current lookup began. */
  #forgotten = 0;
  #lookingSince = 0;
  #growing: Promise<void> | null = null;

  constructor(options: Options<Entry>) {
    this.#options = options;
    this.#most = options.cacheSize ?? CACHE_SIZE;
  }

  /** A page of ended rounds, newest first, in their public form. */
  async page({ count, before }: Page): Promise<Entry[]> {
    await this.#look();
    for (;;) {
      const from = before === null ? 0 : this.#cached.findIndex(({ id }) => id < before);
      const found = from === -1 ? [] : this.#cached.slice(from, from + count);
      if (found.length === count || this.#whole) return found.map(({ entry }) => entry);
      if (this.#cached.length >= this.#most) break;
      await this.#grow();
    }
    const { ended } = await this.#read(before === null ? undefined : lt(rounds.id, before), count);
    return ended.map(({ entry }) => entry);
  }

  /** One ended round, or null. */
  async find(id: bigint): Promise<Entry | null> {
    const cached = this.#cached.find((one) => one.id === id);
    if (cached) return cached.entry;
    const { ended } = await this.#read(eq(rounds.id, id), 1);
    return ended[0]?.entry ?? null;
  }

  /** Makes the next page look up new rounds, because one has ended. */
  forget(): void {
    this.#lookedAt = Number.NEGATIVE_INFINITY;
    this.#forgotten += 1;
  }

  /** Adds newly ended rounds. Concurrent requests share one lookup, unless it began before the last `forget`. */
  async #look(): Promise<void> {
    if (this.#lookingSince !== this.#forgotten) await this.#looking?.catch(() => {});
    if (!this.#looking && performance.now() - this.#lookedAt > FRESH_MS) {
      const began = performance.now();
      const since = this.#forgotten;
      this.#lookingSince = since;
      this.#looking = this.#takeNew()
        .then(() => {
          if (since === this.#forgotten) this.#lookedAt = began;
        })
        .finally(() => {
          this.#looking = null;
        });
    }
    await this.#looking;
  }

  async #takeNew(): Promise<void> {
    const newest = this.#cached[0];
    const { ended, full } = await this.#read(newest && gt(rounds.id, newest.id), READ);
    if (!newest || full) {
      // There may be a gap between these and the cached ones.
      this.#cached = ended;
      this.#whole = !full;
      return;
    }
    if (ended.length === 0) return;
    this.#cached = [...ended, ...this.#cached];
    if (this.#cached.length <= this.#most) return;
    this.#cached.length = this.#most;
    this.#whole = false;
  }

  /** Adds older rounds. Concurrent requests share one read. */
  #grow(): Promise<void> {
    this.#growing ??= this.#takeOlder().finally(() => {
      this.#growing = null;
    });
    return this.#growing;
  }

  async #takeOlder(): Promise<void> {
    const oldest = this.#cached.at(-1);
    if (!oldest) return;
    const count = Math.min(READ, this.#most - this.#cached.length);
    const { ended, full } = await this.#read(lt(rounds.id, oldest.id), count);
    // A lookup may have replaced the cache meanwhile.
    if (this.#cached.at(-1) !== oldest) return;
    this.#cached = [...this.#cached, ...ended];
    this.#whole = !full;
  }

  async #read(which: SQL | undefined, count: number): Promise<Found<Entry>> {
    const { db, sealer, game, ids, toEntry } = this.#options;
    const ofTable = ids && and(gte(rounds.id, ids.least), lt(rounds.id, ids.below));
    const found = await db.orm
      .select({ row: rounds, cause: roundVoids.cause })
      .from(rounds)
      .leftJoin(roundVoids, and(eq(roundVoids.game, rounds.game), eq(roundVoids.roundId, rounds.id)))
      .where(and(eq(rounds.game, game), eq(rounds.state, 'settled'), ofTable, which))
      .orderBy(desc(rounds.id))
      .limit(count);
    const ended = found.flatMap(({ row, cause }) => {
      const round = roundOf(sealer, row);
      return round ? { id: round.id, entry: toEntry(decided(round), cause) } : [];
    });
    return { ended, full: found.length === count };
  }
}
