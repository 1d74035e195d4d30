import { and, eq } from 'drizzle-orm';
import { sandboxValue } from '../../../contract/publicValues.ts';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { rounds } from '../../money/ledger/bets/roundTables.ts';
import { secretOf } from '../../play/rounds/secrets.ts';
import { testSealer } from '../core/testSealer.ts';

/** The secret of a round, and the public value that it will mix in where that is the sandbox's: what decides it. */
export async function knownDraw(
  db: Database,
  round: { game: string; id: bigint },
  sealer?: Sealer,
): Promise<{ secret: string; value: string | null }> {
  const secret = await knownSecret(db, round, sealer);
  const [row] = await db.orm
    .select({ source: rounds.valueSource, number: rounds.valueNumber })
    .from(rounds)
    .where(and(eq(rounds.game, round.game), eq(rounds.id, round.id)));
  if (!row || row.number === null) return { secret, value: null };
  if (row.source !== 'sandbox') throw new Error(`nobody knows values of ${row.source} beforehand`);
  return { secret, value: sandboxValue(row.number) };
}

/**
 * The secret of a round that may be still to be played: what no player and no copy of the database knows.
 * @param sealer of the house; the one whose key is in the database when left out
 */
async function knownSecret(
  db: Database,
  { game, id }: { game: string; id: bigint },
  sealer?: Sealer,
): Promise<string> {
  const [row] = await db.orm
    .select()
    .from(rounds)
    .where(and(eq(rounds.game, game), eq(rounds.id, id)));
  // Houses open it once betting is closed.
  const secret = row && secretOf(sealer ?? (await testSealer(db)), { ...row, state: 'closed' });
  if (!secret) throw new Error(`round ${id} of ${game} is not known`);
  return secret;
}
