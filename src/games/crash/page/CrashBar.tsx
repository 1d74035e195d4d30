import { TableBar } from '../../frame/TableBar.tsx';
import { useTotals } from './useBets.ts';

/** The live round's totals, and the ways to the lists. */
export function CrashBar() {
  return <TableBar totals={useTotals()} />;
}
