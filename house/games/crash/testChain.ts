import { hashText } from '../../../contract/fairness.ts';
import type { Rate } from '../../../contract/money.ts';
import type { Database } from '../../db/database.ts';
import { buildChain, linkOf, targetOf } from './chain.ts';
import { addChain } from './chains.ts';

/** A round whose secret a test knows beforehand. */
export interface KnownRound {
  roundId: string;
  hash: string;
  target: Rate;
}

const SALT = hashText('salt of tests');

/**
 * Gives a fresh database a first chain whose rounds end between `from` and `to` (rates), by trying terminal seeds:
 * the same seeds every time. The chain is as long as the list; after it the house begins one of its own.
 */
export async function seedTargets(
  db: Database,
  wanted: ReadonlyArray<{ from: Rate; to: Rate }>,
): Promise<KnownRound[]> {
  for (let attempt = 0; ; attempt++) {
    const secret = hashText(`test seed ${attempt}`);
    const chain = await buildChain(secret, wanted.length);
    const rounds: KnownRound[] = [];
    for (const [i, { from, to }] of wanted.entries()) {
      const hash = linkOf(chain, i + 1);
      const target = targetOf(hash, SALT);
      if (target < from || target > to) break;
      rounds.push({ roundId: String(i + 1), hash, target });
    }
    if (rounds.length < wanted.length) continue;
    await addChain(db, { firstRound: 1n, length: wanted.length, secret, salt: SALT });
    return rounds;
  }
}
