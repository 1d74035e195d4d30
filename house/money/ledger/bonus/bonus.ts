import { and, eq } from 'drizzle-orm';
import type { BonusWagering } from '../../../../contract/http/money/statement.ts';
import type { Database } from '../../../core/db/database.ts';
import { callLedger } from '../call.ts';
import { wageringRequirements } from './wageringTables.ts';

/**
 * Takes back the bonus of an expired wagering requirement. Returns false if it has not expired or its player is in a time-out
 * or self-exclusion.
 */
export async function expireWagering(db: Database, id: bigint): Promise<boolean> {
  const [row] = await callLedger<{ expired: boolean }>(
    db,
    'expire_wagering',
    'SELECT ledger_expire_wagering($1) AS expired',
    [id],
  );
  return row?.expired ?? false;
}

/** The player's open wagering requirement in wire format; null if there is none. */
export async function wageringOf(
  db: Database,
  userId: bigint,
  currency: string,
): Promise<BonusWagering | null> {
  const [open] = await db.orm
    .select({
      required: wageringRequirements.required,
      counted: wageringRequirements.counted,
      expiresAt: wageringRequirements.expiresAt,
    })
    .from(wageringRequirements)
    .where(
      and(
        eq(wageringRequirements.userId, userId),
        eq(wageringRequirements.currency, currency),
        eq(wageringRequirements.status, 'open'),
      ),
    );
  if (!open) return null;
  const { required, counted, expiresAt } = open;
  return { required: required.toString(), toGo: (required - counted).toString(), expiresAt };
}
