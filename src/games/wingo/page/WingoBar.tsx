import { TableBar } from '../../frame/TableBar.tsx';
import { useTotals } from './useTotals.ts';

/** The played model's totals, and the ways to the lists. */
export function WingoBar() {
  return <TableBar totals={useTotals()} />;
}
