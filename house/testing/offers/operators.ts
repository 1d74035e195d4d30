import { Refusal } from '../../../contract/errors.ts';
import type { Database } from '../../core/db/database.ts';
import { refusalOf } from '../../money/ledger/call.ts';

/** What a SQL function for operators answers (docs/operating.md), all of its row as a list; the code that it refuses with. */
export async function operatorCall(
  db: Database,
  call: string,
  ...values: unknown[]
): Promise<unknown[] | number> {
  const places = values.map((_, i) => `$${i + 1}`).join(', ');
  try {
    const { rows } = await db.pool.query({
      text: `SELECT * FROM ${call}(${places})`,
      values,
      rowMode: 'array',
    });
    return rows[0] ?? [];
  } catch (error) {
    const refused = refusalOf(error);
    if (refused instanceof Refusal) return refused.code;
    throw refused;
  }
}
