import { Refusal } from '../../../contract/errors.ts';
import type { Database } from '../../core/db/database.ts';
import { operateAs } from '../ledger/testOperators.ts';

/** Runs an operator's call (docs/operators.md); returns its row, or the code of its refusal. */
export async function operatorCall(
  db: Database,
  by: string,
  call: string,
  ...values: unknown[]
): Promise<Record<string, unknown> | number> {
  const places = values.map((_, i) => `$${i + 1}`).join(', ');
  try {
    const [row] = await operateAs<Record<string, unknown>>(
      db,
      by,
      `SELECT * FROM ${call}(${places})`,
      values,
    );
    return row ?? {};
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
