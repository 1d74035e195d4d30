import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { hashText } from '../../../contract/fairness.ts';
import type { SeedsReply, SpinSeeds } from '../../../contract/providers/slotPlay.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database, Tx } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { sandboxPairs as pairs } from './tables.ts';

/** Owner of a pair. */
export interface PairOf {
  provider: string;
  game: string;
  player: string;
}

type Row = typeof pairs.$inferSelect;

/** Encryption context of a seed. Existing seeds are sealed with this text, so it must not change. */
export const pairContext = (hash: string) => `studio seed:${hash}`;

/** The seed pairs that decide spins: a player has one live pair at each game. */
export class Pairs {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #sealer: Sealer;

  constructor({ db, clock, sealer }: { db: Database; clock: Clock; sealer: Sealer }) {
    this.#db = db;
    this.#clock = clock;
    this.#sealer = sealer;
  }

  /** The public view of the live pair; created on first use. */
  async live(of: PairOf): Promise<SpinSeeds> {
    return seedsOf(await this.#live(this.#db.orm, of));
  }

  /** Takes the live pair's next nonce, in the transaction that stores the result. */
  async take(tx: Tx, of: PairOf): Promise<SpinSeeds & { serverSeed: string }> {
    const [pair] = await tx
      .update(pairs)
      .set({ nonce: sql`${pairs.nonce} + 1` })
      .where(whose(of))
      .returning();
    if (!pair) {
      // There is none yet, or it was turned just now.
      await this.#live(tx, of);
      return this.take(tx, of);
    }
    return { ...seedsOf(pair), nonce: pair.nonce - 1, serverSeed: this.#open(pair) };
  }

  /** Ends the live pair, reveals its server seed, and begins the next pair with the player's own seed. */
  turn(of: PairOf, clientSeed: string): Promise<SeedsReply> {
    return this.#db.orm.transaction(async (tx) => {
      const live = await this.#live(tx, of);
      const serverSeed = this.#open(live);
      // Revealed from now on, so it is stored unsealed and stays readable even if the key is lost.
      const [last] = await tx
        .update(pairs)
        .set({ endedAt: this.#clock.now(), serverSeed })
        .where(and(eq(pairs.id, live.id), isNull(pairs.endedAt)))
        .returning();
      if (!last) throw new Error('the pair of seeds was turned at the same time');
      const next = await this.#begin(tx, of, clientSeed);
      return { seeds: seedsOf(next), last: { ...seedsOf(last), serverSeed } };
    });
  }

  async #live(tx: Pick<Tx, 'select' | 'insert'>, of: PairOf): Promise<Row> {
    const [known] = await tx.select().from(pairs).where(whose(of));
    return known ?? this.#begin(tx, of, randomBytes(8).toString('hex'));
  }

  async #begin(
    tx: Pick<Tx, 'select' | 'insert'>,
    { provider, game, player }: PairOf,
    clientSeed: string,
  ): Promise<Row> {
    const of = { provider, game, player };
    const seed = randomBytes(32).toString('hex');
    const serverSeedHash = hashText(seed);
    const serverSeed = this.#sealer.seal(seed, pairContext(serverSeedHash));
    await tx
      .insert(pairs)
      .values({ ...of, serverSeed, serverSeedHash, clientSeed })
      .onConflictDoNothing();
    const [begun] = await tx.select().from(pairs).where(whose(of));
    if (!begun) throw new Error(`${of.player} has no pair of seeds`);
    return begun;
  }

  /** @throws if no key opens it */
  #open({ id, serverSeed, serverSeedHash }: Row): string {
    const seed = this.#sealer.open(serverSeed, pairContext(serverSeedHash));
    if (seed === null) throw new Error(`no key opens the sandbox's pair of seeds ${id}`);
    return seed;
  }
}

function whose({ provider, game, player }: PairOf) {
  return and(
    eq(pairs.provider, provider),
    eq(pairs.game, game),
    eq(pairs.player, player),
    isNull(pairs.endedAt),
  );
}

function seedsOf({ serverSeedHash, clientSeed, nonce }: Row): SpinSeeds {
  return { serverSeedHash, clientSeed, nonce };
}
