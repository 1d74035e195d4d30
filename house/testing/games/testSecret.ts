import { and, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { rounds } from '../../money/ledger/roundTables.ts';
import { secretOf } from '../../play/rounds/secrets.ts';
import { testSealer } from '../core/testSealer.ts';

/**
 * The secret of a round that may be still to be played: what no player and no copy of the database knows.
 * @param sealer of the house; the one whose key is in the database when left out
 */
export async function knownSecret(
  db: Database,
  { game, id }: { game: string; id: bigint },
  sealer?: Sealer,
): Promise<string> {
  const [row] = await db.orm
    .select()
    .from(rounds)
    .where(and(eq(rounds.game, game), eq(rounds.id, id)));
  const secret = row && secretOf(sealer ?? (await testSealer(db)), row);
  if (!secret) throw new Error(`round ${id} of ${game} is not known`);
  return secret;
}
