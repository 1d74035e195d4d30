import type { DepositOrder } from '../../../contract/http/deposits.ts';
import { maskNumber } from './bankAccounts.ts';
import type { depositOrders } from './tables.ts';

export type DepositRow = typeof depositOrders.$inferSelect;

/** An order as its player sees it. */
export function depositOf(row: DepositRow): DepositOrder {
  const { port, bank, currency, status, details, promotion, bonus, given, from } = row;
  const { createdAt, expiresAt, endedAt } = row;
  return {
    id: row.id.toString(),
    port,
    bank,
    amount: row.amount.toString(),
    fee: row.fee.toString(),
    payable: row.payable.toString(),
    received: row.received.toString(),
    credited: row.credited.toString(),
    currency,
    status,
    details,
    promotion:
      promotion === null ? null : { code: promotion, bonus: bonus.toString(), given: given.toString() },
    from: from && { bank: from.bank, number: maskNumber(from.number), holder: from.holder },
    createdAt,
    expiresAt,
    endedAt,
  };
}
