import { and, eq } from 'drizzle-orm';
import { sandboxValue } from '../../../contract/publicValues.ts';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { rounds } from '../../money/ledger/bets/roundTables.ts';
import { secretOf } from '../../play/rounds/secrets.ts';
import { testSealer } from '../core/testSealer.ts';

/** The secret of a round, and the public value that it will mix in if that is the sandbox's: together they decide it. */
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
 * Reads the secret of a round that may not have been played yet. No player and no copy of the database has it.
 * @param sealer of the house; by default the one whose key is in the database
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
  // Reads the row as closed, because a secret is opened only once betting is closed.
  const secret = row && secretOf(sealer ?? (await testSealer(db)), { ...row, state: 'closed' });
  if (!secret) throw new Error(`round ${id} of ${game} is not known`);
  return secret;
}
