import { and, eq } from 'drizzle-orm';
import type { BonusTurnover } from '../../../contract/http/money/statement.ts';
import type { Database } from '../../core/db/database.ts';
import { callLedger } from './call.ts';
import { turnovers } from './turnoverTables.ts';

/** Takes back the bonus of a turnover that is past its date. False when that is not so, or its player takes a break. */
export async function expireTurnover(db: Database, id: bigint): Promise<boolean> {
  const [row] = await callLedger<{ expired: boolean }>(
    db,
    'expire_turnover',
    'SELECT ledger_expire_turnover($1) AS expired',
    [id],
  );
  return row?.expired ?? false;
}

/** The player's open turnover as the wire has it, null when there is none. */
export async function turnoverOf(
  db: Database,
  userId: bigint,
  currency: string,
): Promise<BonusTurnover | null> {
  const [open] = await db.orm
    .select({ required: turnovers.required, counted: turnovers.counted, expiresAt: turnovers.expiresAt })
    .from(turnovers)
    .where(and(eq(turnovers.userId, userId), eq(turnovers.currency, currency), eq(turnovers.status, 'open')));
  if (!open) return null;
  const { required, counted, expiresAt } = open;
  return { required: required.toString(), toGo: (required - counted).toString(), expiresAt };
}
