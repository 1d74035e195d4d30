import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

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
  const location = useLocation();
  const navigate = useNavigate();
  const wanted = useMemo(
    () => readSheet(new URLSearchParams(location.search).get('sheet')),
    [location.search],
  );
  const pushed = (location.state as { sheet?: boolean } | null)?.sheet === true;

  const go = useCallback(
    (sheet: SheetWanted | null, replace: boolean) => {
      const search = new URLSearchParams(location.search);
      if (sheet) search.set('sheet', writeSheet(sheet));
      else search.delete('sheet');
      navigate(
        { search: search.toString() },
        { replace, state: sheet && (!replace || pushed) ? { sheet: true } : null },
      );
    },
    [location.search, navigate, pushed],
  );

  return useMemo(
    () => ({
      wanted,
      /** From one sheet to another takes its place: back leads to the table. */
      open: (sheet: SheetWanted) => go(sheet, wanted !== null),
      close: () => (pushed ? navigate(-1) : go(null, true)),
    }),
    [wanted, go, pushed, navigate],
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
