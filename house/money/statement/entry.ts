import type {
  JournalAccount,
  StatementEntry,
  StatementLine,
} from '../../../contract/http/money/statement.ts';
import type { Database } from '../../core/db/database.ts';
import {
  IS_LINE,
  LINE,
  type LineRow,
  lineOf,
  OF_AWARD,
  OF_GAME,
  PLAYED,
  readOfRound,
  readTogether,
  SHOWN_ORDER,
} from './lines.ts';

/** Groups of kinds: the lines of one bet, one deposit, one withdrawal, and one chargeback. */
const FAMILIES = [
  ['stake', 'release', 'profit'],
  ['bonusStake', 'bonusRelease', 'bonusProfit'],
  ['deposit', 'bonus', 'depositBonus'],
  ['hold', 'returned'],
  ['chargeback', 'collection'],
];

interface Row extends LineRow {
  /** The cause in the journal. */
  subject: bigint | null;
  from: JournalAccount;
  to: JournalAccount;
  operation: bigint;
  key: string | null;
  began: bigint;
  ended: bigint | null;
  stake: bigint | null;
  status: NonNullable<StatementEntry['bet']>['status'] | null;
  rate: bigint | null;
  payout: bigint | null;
}

/**
 * A transfer by its id, if it changed this player's wallet. `began`: the start of its bet or order, the lower bound of its
 * lines' times; `ended`: the upper bound for a bet's lines (an order may still be paid after it expired). A key is looked up
 * among the player's own operations, to use their index.
 */
const ENTRY = `SELECT t.id, t.kind, t.bet_id, t.order_id AS subject, ${SHOWN_ORDER} AS order_id, t.at, t.operation_id AS operation,
    ${LINE},
    k.debit AS from, k.credit AS to, o.key,
    coalesce(b.placed_at, r.opened_at, p.created_at, w.created_at, c.applied_at, t.at) AS began, b.ended_at AS ended,
    ${PLAYED}, a.promotion, b.amount AS stake, b.status, b.rate, b.payout
  FROM ledger_transfers t
  JOIN transfer_kinds k ON k.kind = t.kind AND ${IS_LINE}
  LEFT JOIN ledger_operations o ON o.scope = 'user:' || $2::text AND o.id = t.operation_id
  ${OF_GAME}
  ${OF_AWARD}
  LEFT JOIN provider_rounds r ON r.id = v.round_id
  LEFT JOIN deposit_orders p ON t.kind IN ('deposit', 'bonus', 'depositBonus') AND p.id = t.order_id
  LEFT JOIN withdrawals w ON t.kind IN ('hold', 'returned') AND w.id = t.order_id
  LEFT JOIN chargebacks c ON t.kind IN ('chargeback', 'collection') AND c.id = t.order_id
  WHERE t.id = $1 AND t.user_id = $2::bigint AND t.currency = $3`;

/** A line of a player's statement with its journal entry; null if the player has none with that id. */
export async function readEntry(
  db: Database,
  { userId, currency }: { userId: bigint; currency: string },
  id: bigint,
): Promise<StatementEntry | null> {
  const values = [id, userId, currency];
  const { rows } = await db.pool.query<Row>({ name: 'statement_entry', text: ENTRY, values });
  const [row] = rows;
  if (!row) return null;
  const { from, to, operation, key, stake, status, rate, payout } = row;
  const line = lineOf(row, currency);
  return {
    line,
    from,
    to,
    operation: operation.toString(),
    key,
    bet:
      stake === null || status === null
        ? null
        : { amount: stake.toString(), status, rate: rate?.toString() ?? null, payout: `${payout ?? 0n}` },
    together: await togetherWith(db, { userId, currency }, line, row),
  };
}

/** A line with all others of its bet or order, or of its round at a provider's game. */
async function togetherWith(
  db: Database,
  of: { userId: bigint; currency: string },
  line: StatementLine,
  { round_id: round, bet_id: bet, subject: order, began, ended }: Row,
): Promise<StatementLine[]> {
  const start = Number(began);
  if (line.kind.startsWith('provider') && round !== null) return readOfRound(db, of, round, start);
  const kinds = FAMILIES.find((family) => family.includes(line.kind));
  if (!kinds) return [line];
  const period = { start, end: Number(ended ?? Number.MAX_SAFE_INTEGER) };
  return readTogether(db, { ...of, period, kinds }, { bet, order });
}
