import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../core/db/database.ts';

/**
 * Promises the prizes of a ranking's top places, with one statement. Existing promises are kept.
 * @param ranking a query with `place` (from 1) and `user_id`
 */
export async function promisePlaces(
  tx: Tx,
  {
    ranking,
    ...award
  }: {
    ranking: SQL;
    /** In minor units, from the first place on. */
    prizes: readonly bigint[];
    promotion: string;
    awardKey: string;
    currency: string;
    version: number;
    now: number;
    expiresAt: number;
  },
): Promise<void> {
  const { prizes, promotion, awardKey, currency, version, now, expiresAt } = award;
  await tx.execute(sql`INSERT INTO awards
      (user_id, promotion, award_key, currency, kind, amount, detail, version, claimable_at, expires_at, created_at)
    SELECT s.user_id, ${promotion}, ${awardKey}, ${currency}, 'cash', p.prize, jsonb_build_object('place', s.place), ${version}::int,
      ${now}::bigint, ${expiresAt}::bigint, ${now}::bigint
    FROM (${ranking}) s JOIN unnest(${bigints(prizes)}) WITH ORDINALITY p (prize, place) ON p.place = s.place
    ON CONFLICT (user_id, promotion, award_key) DO NOTHING`);
}

/** Amounts as an SQL array. */
export function bigints(amounts: readonly bigint[]): SQL {
  return sql`${`{${amounts.join(',')}}`}::bigint[]`;
}
