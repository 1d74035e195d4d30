import { and, asc, eq, gt, isNull, notLike } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../core/db/database.ts';
import { type Sealer, sealAnew } from '../../core/secrets/sealer.ts';
import { pairContext } from './pairs.ts';
import { sandboxPairs as pairs } from './tables.ts';

/** Pairs per batch: there is one for each player and slot. */
const PAGE = 1_000;

/**
 * Seals with the current key all seeds of the sandbox's live pairs that are not sealed with it, so the previous key can be
 * removed. Logs how many no key opens: those are left unchanged, and their games cannot be played until the key is back.
 */
export async function sealPairsAnew({ orm }: Database, sealer: Sealer, log: Logger): Promise<void> {
  let lost = 0;
  for (let after = 0n; ; ) {
    const rows = await orm
      .select({ id: pairs.id, secret: pairs.serverSeed, hash: pairs.serverSeedHash })
      .from(pairs)
      .where(and(isNull(pairs.endedAt), gt(pairs.id, after), notLike(pairs.serverSeed, `${sealer.prefix}%`)))
      .orderBy(asc(pairs.id))
      .limit(PAGE);
    const unread = await sealAnew(sealer, {
      rows,
      contextOf: ({ hash }) => pairContext(hash),
      replace: ({ id, secret }, sealed) =>
        orm
          .update(pairs)
          .set({ serverSeed: sealed })
          .where(and(eq(pairs.id, id), eq(pairs.serverSeed, secret), isNull(pairs.endedAt))),
    });
    lost += unread.length;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) break;
    after = last.id;
  }
  if (lost > 0) log.error({ lost }, 'seeds of the sandbox’s slots cannot be read: their key is missing');
}
