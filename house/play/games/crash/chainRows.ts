import { and, desc, eq, lte, max, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/database.ts';
import { keyNameOf } from '../../../core/secrets/sealer.ts';
import { roundChains, rounds } from '../../../money/ledger/roundTables.ts';
import { CRASH } from './definition.ts';

/** What begins a chain: everything else follows from it. */
export interface ChainSeed {
  firstRound: bigint;
  length: number;
  /** The terminal seed, secret of the chain's last round: 64 hex digits. Sealed where it is stored. */
  secret: string;
  /** seedPubHash: public, fixed for the chain. */
  salt: string;
}

type Orm = Pick<Database['orm'], 'select' | 'insert'>;

/** The newest chain that begins at or before round `id`, if it reaches that far. */
export async function findChain(orm: Orm, id: bigint): Promise<ChainSeed | null> {
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
export async function openChains(db: Database): Promise<ChainSeed[]> {
  const chains = await db.orm.select().from(roundChains).where(eq(roundChains.game, CRASH));
  return chains.filter(({ secret }) => keyNameOf(secret) === null);
}

/**
 * Seals a chain that stood open and, when rounds to come would be drawn from it, stores its successor.
 * @returns the successor's first round; null when there is none, or another house did it all
 */
export function retireChain(
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
export function holds({ firstRound, length }: ChainSeed, id: bigint): boolean {
  return id >= firstRound && id < firstRound + BigInt(length);
}
