import type { StatementKind } from '../../contract/http/statement.ts';
import { transferKind } from '../ledger/tables.ts';

/** On which side of the journal the wallet stands in a line of each kind. */
const WALLET_SIDE: Record<StatementKind, 'debit' | 'credit'> = {
  grant: 'credit',
  stake: 'debit',
  release: 'credit',
  profit: 'credit',
  deposit: 'credit',
  hold: 'debit',
  returned: 'credit',
  bonus: 'credit',
};

/** The kinds that the journal has by now, with the wallet's side. Those that move no wallet are no lines. */
export const LINE_KINDS = transferKind.enumValues.flatMap((kind) =>
  isLineKind(kind) ? [{ kind, side: WALLET_SIDE[kind] }] : [],
);

function isLineKind(kind: string): kind is StatementKind {
  return Object.hasOwn(WALLET_SIDE, kind);
}
