import type { Logger } from 'pino';
import type { Database } from '../../core/db/database.ts';
import { type Sealer, sealAnew } from '../../core/secrets/sealer.ts';
import { pairsSealedBefore, replaceSeeds, type SeedPairRow } from '../../money/ledger/solo/solo.ts';
import { contextOf } from './seeds.ts';

/** Pairs per batch: there is one for each player and game. */
const PAGE = 1_000;

/**
 * Seals with the current key all seeds of live pairs that are not sealed with it. Logs how many no key opens: those are left
 * unchanged, and their rounds cannot be played until the key is back.
 */
export async function sealSeedsAnew(db: Database, sealer: Sealer, log: Logger): Promise<void> {
  let lost = 0;
  for (let pairs = await pairsAfter(0n); pairs.length > 0; pairs = await pairsAfter(pairs.at(-1)?.id ?? 0n)) {
    const replaced = new Map<string, string>();
    const unread = await sealAnew(sealer, {
      rows: pairs.flatMap((pair) => [
        { secret: pair.serverSeed, hash: pair.serverSeedHash },
        { secret: pair.nextServerSeed, hash: pair.nextServerSeedHash },
      ]),
      contextOf: ({ hash }) => contextOf(hash),
      replace: async ({ secret }, sealed) => replaced.set(secret, sealed),
    });
    await replaceSeeds(db, pairs, replaced);
    lost += unread.length;
  }
  if (lost > 0) log.error({ lost }, 'seeds of solo games cannot be read: their key is missing');

  function pairsAfter(after: bigint): Promise<SeedPairRow[]> {
    return pairsSealedBefore(db, sealer.prefix, { after, count: PAGE });
  }
}
