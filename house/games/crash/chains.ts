import { randomBytes } from 'node:crypto';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Draw } from '../../rounds/game.ts';
import { roundChains } from '../../rounds/tables.ts';
import { buildChain, type Chain, linkOf } from './chain.ts';
import { CRASH } from './name.ts';

/** Rounds of one chain: about two months of them. */
const CHAIN_LENGTH = 250_000;

/** What begins a chain: everything else follows from it. */
export interface ChainSeed {
  firstRound: bigint;
  length: number;
  /** The terminal seed, secret of the chain's last round: 64 hex digits. */
  secret: string;
  /** seedPubHash: public, fixed for the chain. */
  salt: string;
}

interface Loaded extends ChainSeed {
  chain: Chain;
}

/** Draws crash rounds from stored chains; when one runs out the next begins by itself, with a salt of its own. */
export class CrashChains {
  readonly #db: Database;
  #loaded: Loaded | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The secret of round `id`, its hash (which is the secret of the round before) and the chain's salt. */
  async draw(id: bigint): Promise<Draw> {
    const { chain, firstRound, salt } = await this.#of(id);
    const index = Number(id - firstRound) + 1;
    return {
      secret: linkOf(chain, index),
      commitment: index === 1 ? chain.anchor : linkOf(chain, index - 1),
      public: { seedPubHash: salt },
    };
  }

  async #of(id: bigint): Promise<Loaded> {
    if (this.#loaded && holds(this.#loaded, id)) return this.#loaded;
    const stored = (await findChain(this.#db, id)) ?? (await this.#begin(id));
    this.#loaded = { ...stored, chain: await buildChain(stored.secret, stored.length) };
    return this.#loaded;
  }

  async #begin(firstRound: bigint): Promise<ChainSeed> {
    await addChain(this.#db, { firstRound, length: CHAIN_LENGTH, secret: randomHash(), salt: randomHash() });
    const stored = await findChain(this.#db, firstRound);
    if (!stored) throw new Error(`the chain of round ${firstRound} was not stored`);
    return stored;
  }
}

/** Stores a chain. One that begins with the same round is left as it is: nobody can exchange a chain. */
export async function addChain(db: Database, seed: ChainSeed): Promise<void> {
  await db.orm
    .insert(roundChains)
    .values({ game: CRASH, ...seed, createdAt: Date.now() })
    .onConflictDoNothing();
}

/** The newest chain that begins at or before round `id`, if it reaches that far. */
async function findChain(db: Database, id: bigint): Promise<ChainSeed | null> {
  const [seed] = await db.orm
    .select()
    .from(roundChains)
    .where(and(eq(roundChains.game, CRASH), lte(roundChains.firstRound, id)))
    .orderBy(desc(roundChains.firstRound))
    .limit(1);
  return seed && holds(seed, id) ? seed : null;
}

function holds({ firstRound, length }: ChainSeed, id: bigint): boolean {
  return id >= firstRound && id < firstRound + BigInt(length);
}

function randomHash(): string {
  return randomBytes(32).toString('hex');
}
