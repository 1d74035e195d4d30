import { hashText } from '../../../contract/fairness.ts';
import type { Rate } from '../../../contract/money.ts';
import { sandboxValue } from '../../../contract/publicValues.ts';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { buildChain, linkOf, targetOf } from '../../play/games/crash/chain.ts';
import { addChain } from '../../play/games/crash/chains.ts';
import { chainContextOf } from '../../play/rounds/secrets.ts';
import { testSealer } from '../core/testSealer.ts';

/** A round whose secret a test knows in advance. */
export interface KnownRound {
  roundId: string;
  hash: string;
  target: Rate;
}

/** Each test chain uses a sandbox value of its own that is long due: the one numbered like its first round. */
const saltOfChain = (firstRound: bigint) => sandboxValue(firstRound);

/** The salt of the chain that `seedTargets` commits. */
export const SALT = saltOfChain(1n);

/** Range of rates in which a round must end. */
export interface Wanted {
  from: Rate;
  to: Rate;
}

/**
 * Gives a fresh database a first chain whose rounds end as wanted, by trying terminal seeds; always finds the same ones. The
 * chain is as long as the list; after it the house begins a new one.
 * @param sealer of the house that will use it; by default the one whose key is in the database
 */
export async function seedTargets(
  db: Database,
  wanted: readonly Wanted[],
  sealer?: Sealer,
): Promise<KnownRound[]> {
  return seedChain({ db, sealer: sealer ?? (await testSealer(db)) }, 1n, wanted);
}

/** The same for long lists, with a chain of one link per round: a seed for a long pattern cannot be found by trying. */
export async function seedChains(db: Database, wanted: readonly Wanted[], sealer?: Sealer): Promise<void> {
  const to = { db, sealer: sealer ?? (await testSealer(db)) };
  for (const [i, one] of wanted.entries()) await seedChain(to, BigInt(i + 1), [one]);
}

async function seedChain(
  { db, sealer }: { db: Database; sealer: Sealer },
  firstRound: bigint,
  wanted: readonly Wanted[],
): Promise<KnownRound[]> {
  for (let attempt = 0; ; attempt++) {
    const secret = hashText(`test seed ${firstRound} ${attempt}`);
    const chain = await buildChain(secret, wanted.length);
    const rounds: KnownRound[] = [];
    for (const [i, { from, to }] of wanted.entries()) {
      const hash = linkOf(chain, i + 1);
      const target = targetOf(hash, saltOfChain(firstRound));
      if (target < from || target > to) break;
      rounds.push({ roundId: String(firstRound + BigInt(i)), hash, target });
    }
    if (rounds.length < wanted.length) continue;
    await addChain(db, {
      ...{ firstRound, length: wanted.length, commitment: chain.anchor, replaces: null },
      secret: sealer.seal(secret, chainContextOf({ game: 'crash', firstRound })),
      value: { source: 'sandbox', number: firstRound, at: 1 },
      at: 0,
    });
    await db.pool.query(
      `INSERT INTO public_values (source, number, value, read_at) VALUES ('sandbox', $1, $2, 1) ON CONFLICT DO NOTHING`,
      [firstRound, saltOfChain(firstRound)],
    );
    await db.pool.query(`SELECT chain_fix_salt('crash', $1, $2)`, [firstRound, chain.anchor]);
    return rounds;
  }
}
