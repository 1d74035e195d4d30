import { useMemo } from 'react';
import { useQueryLayer } from '../../shared/navigation/useQueryLayer.ts';

const TABS = ['bets', 'mine', 'guide'] as const;

export type TableTab = (typeof TABS)[number];

export type SheetWanted =
  | { kind: 'table'; tab: TableTab }
  | { kind: 'round'; roundId: string }
  | { kind: 'auto' }
  | { kind: 'amount' };

/**
 * The sheet over the table, as `?sheet=` in the address: the phone's back button closes it, and a link can open it.
 * `bets`, `mine` and `guide` are tabs of one sheet, `round-<id>` is a past round (by its name in addresses: refText),
 * `auto` the auto-bet's settings, `amount` what is to be staked.
 */
export function useSheet() {
  const { value, open, close } = useQueryLayer('sheet');
  return useMemo(
    () => ({ wanted: readSheet(value), open: (sheet: SheetWanted) => open(writeSheet(sheet)), close }),
    [value, open, close],
  );
}

function readSheet(text: string | null): SheetWanted | null {
  const tab = TABS.find((one) => one === text);
  if (tab) return { kind: 'table', tab };
  if (text === 'auto' || text === 'amount') return { kind: text };
  const round = /^round-((?:[a-z]+-)?\d{1,18})$/.exec(text ?? '');
  return round?.[1] ? { kind: 'round', roundId: round[1] } : null;
}

function writeSheet(sheet: SheetWanted): string {
  if (sheet.kind === 'table') return sheet.tab;
  return sheet.kind === 'round' ? `round-${sheet.roundId}` : sheet.kind;
}
