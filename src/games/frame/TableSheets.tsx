import { useEffect, useMemo } from 'react';
import { sheetsOf } from '../../shared/navigation/queryLayer.ts';
import { useQueryLayer } from '../../shared/navigation/useQueryLayer.ts';
import { QueryScope } from '../../shared/site/QueryScope.tsx';
import { useWide } from '../../ui/layout/viewport.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { NonCritical } from '../../ui/loading/NonCritical.tsx';

const TABS = ['bets', 'mine', 'guide'] as const;

export type TableTab = (typeof TABS)[number];

type SheetWanted =
  | { kind: 'table'; tab: TableTab }
  | { kind: 'round'; roundId: string }
  | { kind: (typeof PLAIN)[number] };

const PLAIN = ['auto', 'amount', 'controls', 'keys', 'seeds'] as const;

/**
 * The sheets over the table, as `?sheet=` in the address: the phone's back button closes the top one, and a link can open
 * them. `bets`, `mine` and `guide` are tabs of one sheet, `round-<id>` is a past round (by its name in addresses: refText),
 * which lies over that one when it was opened there; `auto` the auto-bet's settings, `amount` what is to be staked, `controls`
 * how the table sounds and is played, `keys` which keys it has, `seeds` what a solo game's rounds are drawn from.
 */
export function useSheet() {
  const { value, open, openOver, close } = useQueryLayer('sheet');
  return useMemo(() => {
    const sheets = readSheets(value);
    const wanted = sheets.at(-1) ?? null;
    const table = sheets.find((sheet) => sheet.kind === 'table') ?? null;
    const show = (sheet: SheetWanted) => {
      const over = wanted?.kind === 'table' && sheet.kind === 'round';
      (over ? openOver : open)(writeSheet(sheet));
    };
    return { /** The top one. */ wanted, /** The lists, also below a round. */ table, open: show, close };
  }, [value, open, openOver, close]);
}

function readSheets(text: string | null): SheetWanted[] {
  return sheetsOf(text).flatMap((one) => readSheet(one) ?? []);
}

function readSheet(text: string): SheetWanted | null {
  const tab = TABS.find((one) => one === text);
  if (tab) return { kind: 'table', tab };
  const plain = PLAIN.find((one) => one === text);
  if (plain) return { kind: plain };
  const round = /^round-((?:[a-z]+-)?\d{1,18})$/.exec(text);
  return round?.[1] ? { kind: 'round', roundId: round[1] } : null;
}

function writeSheet(sheet: SheetWanted): string {
  if (sheet.kind === 'table') return sheet.tab;
  return sheet.kind === 'round' ? `round-${sheet.roundId}` : sheet.kind;
}

type Lazy<Props extends object> = ReturnType<typeof lazyWithRetry<Props>>;

/** A game's sheets, fetched after its table stands, so that the first picture comes sooner. */
export interface SheetSet {
  /** The lists (TableTabs), which stand beside the picture on wide screens. */
  tabs: Lazy<object>;
  auto: Lazy<{ onClose: () => void }>;
  round: Lazy<{ roundId: string; onClose: () => void }>;
  /** Where rounds are drawn from seeds of the player's own. */
  seeds?: Lazy<{ onClose: () => void }>;
}

const tableSheet = lazyWithRetry(() => import('./TableSheet.tsx'));
const controlSheet = lazyWithRetry(async () => ({
  default: (await import('./controls/ControlSheets.tsx')).ControlSheet,
}));
const keySheet = lazyWithRetry(async () => ({
  default: (await import('./controls/ControlSheets.tsx')).KeySheet,
}));

/** The sheets are fetched this long (ms) after the table: the picture's own files come first. */
const PRELOAD_AFTER = 3_000;

/**
 * The sheets that the address asks for. The table's lists are a sheet on phones only. `set` is the same object at every
 * render. All are fetched ahead, so that they open at once and without a connection.
 */
export function TableSheets({ set }: { set: SheetSet }) {
  const { wanted, table, close } = useSheet();
  const wide = useWide();
  const { tabs, auto, round, seeds } = set;
  useEffect(() => {
    let left = false;
    // One after the other: five chunks in one task are a pause that a slow phone's player feels.
    const timer = setTimeout(async () => {
      for (const { preload } of [auto, round, tableSheet, tabs, controlSheet]) if (!left) await preload();
    }, PRELOAD_AFTER);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [tabs, auto, round]);
  return (
    <>
      {table && !wide && (
        <NonCritical>
          <QueryScope ahead={tabs}>
            <tableSheet.Component onClose={close}>
              <tabs.Component />
            </tableSheet.Component>
          </QueryScope>
        </NonCritical>
      )}
      {wanted && wanted.kind !== 'table' && (
        <NonCritical>
          <QueryScope ahead={wanted.kind === 'round' ? round : tabs}>
            {wanted.kind === 'auto' && <auto.Component onClose={close} />}
            {wanted.kind === 'controls' && <controlSheet.Component onClose={close} />}
            {wanted.kind === 'keys' && <keySheet.Component onClose={close} />}
            {wanted.kind === 'seeds' && seeds && <seeds.Component onClose={close} />}
            {wanted.kind === 'round' && <round.Component roundId={wanted.roundId} onClose={close} />}
          </QueryScope>
        </NonCritical>
      )}
    </>
  );
}
