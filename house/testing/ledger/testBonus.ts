import type { Database } from '../../core/db/database.ts';
import type { LedgerModel } from './testModel.ts';

/** A player's bonus account with all its wagering requirements so far, oldest first, as text. */
interface BonusOf {
  bonus: bigint;
  wagerings: string[];
}

/** The players' bonus money in the database. */
export async function bonusOf(db: Database, players: readonly bigint[]): Promise<BonusOf[]> {
  const { rows } = await db.pool.query<BonusOf & { user_id: bigint }>(
    `SELECT a.user_id, a.balance AS bonus, coalesce((SELECT
        array_agg(format('%s: %s of %s', t.status, t.counted, t.required) ORDER BY t.id)
        FROM wagering_requirements t WHERE t.user_id = a.user_id), '{}') AS wagerings
      FROM ledger_accounts a WHERE a.kind = 'bonus' AND a.user_id = ANY ($1)`,
    [players],
  );
  return players.map((id) => {
    const { bonus, wagerings } = rows.find((row) => row.user_id === id) ?? {
      bonus: -1n,
      wagerings: [],
    };
    return { bonus, wagerings };
  });
}

/** The players' bonus money in the model. */
export function bonusIn({ bonuses, wageringRequirements }: LedgerModel): BonusOf[] {
  return bonuses.map((bonus, player) => ({
    bonus,
    wagerings: wageringRequirements
      .filter((one) => one.player === player)
      .map(({ status, counted, required }) => `${status}: ${counted} of ${required}`),
  }));
}
