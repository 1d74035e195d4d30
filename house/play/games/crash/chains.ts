import { randomBytes } from 'node:crypto';
import { and, desc, eq, lte, max, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../core/db/database.ts';
import { keyNameOf, type Sealer } from '../../../core/secrets/sealer.ts';
import { roundChains, rounds } from '../../../money/ledger/roundTables.ts';
import type { Draw, RoundSecret } from '../../rounds/game.ts';
import { chainContextOf } from '../../rounds/secrets.ts';
import { buildChain, type Chain, linkOf } from './chain.ts';
import { CRASH } from './definition.ts';

interface Loaded extends ChainSeed {
  chain: Chain;
}

/**
 * Draws crash rounds from stored chains. When one runs out, or no key opens it, the next begins by itself, with a salt of
 * its own.
 */
export class CrashChains {
  readonly #db: Database;
  readonly #sealer: Sealer;
  readonly #log: Logger;
  readonly #length: number;
  #loaded: Loaded | null = null;

  /** @param options.length rounds of a new chain; all its links are hashed again at every start of a house (50,000 in 25 ms) */
  constructor(options: { db: Database; sealer: Sealer; log: Logger; length: number }) {
    this.#db = options.db;
    this.#sealer = options.sealer;
    this.#log = options.log;
    this.#length = options.length;
  }

  /** The secret of round `id`, its hash (which is the secret of the round before) and the chain's salt. */
  async draw(id: bigint): Promise<Draw> {
    const { chain, firstRound, salt } = await this.#of(id);
    const index = Number(id - firstRound) + 1;
    return {
      secret: linkOf(chain, index) as RoundSecret,
      commitment: index === 1 ? chain.anchor : linkOf(chain, index - 1),
      public: { seedPubHash: salt },
    };
  }

  /**
   * Seals chains that stand open in the database, as they did before secrets were sealed. Who has a copy of it from then
   * knows all of a chain's rounds, so the one in use ends, and another begins with the next round that is drawn.
   */
  async retireOpen(): Promise<void> {
    for (const chain of await openChains(this.#db)) {
      const begins = await retireChain(this.#db, chain, {
        sealed: sealedChain(this.#sealer, chain).secret,
        successor: (firstRound) => this.#newChain(firstRound),
      });
      if (begins !== null)
        this.#log.warn({ round: begins }, 'the chain stood open in the database: another begins');
    }
  }

  async #of(id: bigint): Promise<Loaded> {
    if (this.#loaded && holds(this.#loaded, id)) return this.#loaded;
    const seed = await this.#seedOf(id);
    this.#loaded = { ...seed, chain: await buildChain(seed.secret, seed.length) };
    return this.#loaded;
  }

  async #seedOf(id: bigint): Promise<ChainSeed> {
    const stored = await findChain(this.#db.orm, id);
    const seed = stored && this.#opened(stored);
    if (seed) return seed;
    if (stored)
      this.#log.error(
        { round: id, key: keyNameOf(stored.secret) },
        'no key opens the chain of the next round: another begins',
      );
    await addChain(this.#db.orm, this.#newChain(id), stored);
    const begun = await findChain(this.#db.orm, id);
    const opened = begun && this.#opened(begun);
    if (!opened) throw new Error(`no chain could be begun for round ${id}`);
    return opened;
  }

  #newChain(firstRound: bigint): ChainSeed {
    const seed = { firstRound, length: this.#length, secret: randomHash(), salt: randomHash() };
    return sealedChain(this.#sealer, seed);
  }

  #opened(chain: ChainSeed): ChainSeed | null {
    const secret = this.#sealer.open(chain.secret, contextOf(chain));
    return secret === null ? null : { ...chain, secret };
  }
}

/** A chain as it is stored. */
export function sealedChain(sealer: Sealer, seed: ChainSeed): ChainSeed {
  return { ...seed, secret: sealer.seal(seed.secret, contextOf(seed)) };
}

function contextOf({ firstRound }: ChainSeed): string {
  return chainContextOf({ game: CRASH, firstRound });
}

function randomHash(): string {
  return randomBytes(32).toString('hex');
}

/** What begins a chain: everything else follows from it. */
interface ChainSeed {
  firstRound: bigint;
  length: number;
  /** The terminal seed, secret of the chain's last round: 64 hex digits. Sealed where it is stored. */
  secret: string;
  /** seedPubHash: public, fixed for the chain. */
  salt: string;
}

type Orm = Pick<Database['orm'], 'select' | 'insert'>;

/** The newest chain that begins at or before round `id`, if it reaches that far. */
async function findChain(orm: Orm, id: bigint): Promise<ChainSeed | null> {
  const [chain] = await orm
    .select()
    .from(roundChains)
    .where(and(eq(roundChains.game, CRASH), lte(roundChains.firstRound, id)))
    .orderBy(desc(roundChains.firstRound))
    .limit(1);
  return chain && holds(chain, id) ? chain : null;
}

/**
 * Stores a chain. One that begins with the same round is left as it is: nobody can exchange a chain.
 * @param unused but for this one, of which no round was drawn
 */
export async function addChain(orm: Orm, chain: ChainSeed, unused: ChainSeed | null = null): Promise<void> {
  const { firstRound, length, secret, salt } = chain;
  const values = { length, secret, salt, createdAt: Date.now() };
  await orm
    .insert(roundChains)
    .values({ game: CRASH, firstRound, ...values })
    .onConflictDoUpdate({
      target: [roundChains.game, roundChains.firstRound],
      set: values,
      setWhere: unused === null ? sql`false` : eq(roundChains.secret, unused.secret),
    });
}

/** Chains whose secret is not sealed. */
async function openChains(db: Database): Promise<ChainSeed[]> {
  const chains = await db.orm.select().from(roundChains).where(eq(roundChains.game, CRASH));
  return chains.filter(({ secret }) => keyNameOf(secret) === null);
}

/**
 * Seals a chain that stood open and, when rounds to come would be drawn from it, stores its successor.
 * @returns the successor's first round; null when there is none, or another house did it all
 */
function retireChain(
  db: Database,
  chain: ChainSeed,
  { sealed, successor }: { sealed: string; successor: (firstRound: bigint) => ChainSeed },
): Promise<bigint | null> {
  return db.orm.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(roundChains)
      .set({ secret: sealed })
      .where(
        and(
          eq(roundChains.game, CRASH),
          eq(roundChains.firstRound, chain.firstRound),
          eq(roundChains.secret, chain.secret),
        ),
      );
    if (rowCount === 0) return null;
    const [drawn] = await tx
      .select({ last: max(rounds.id) })
      .from(rounds)
      .where(eq(rounds.game, CRASH));
    const next = (drawn?.last ?? 0n) + 1n;
    const used = await findChain(tx, next);
    if (used?.firstRound !== chain.firstRound) return null;
    await addChain(tx, successor(next), used);
    return next;
  });
}

/** Whether round `id` is one of the chain's. */
function holds({ firstRound, length }: ChainSeed, id: bigint): boolean {
  return id >= firstRound && id < firstRound + BigInt(length);
}
