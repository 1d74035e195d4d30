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
 * The sheets over a game page, as `?sheet=` in the address: the phone's back button closes the top one, and links can open
 * them. `bets`, `mine` and `guide` are tabs of one sheet; `round-<id>` is a past round (in the format of refText), placed over
 * that sheet when opened from it; `auto` the auto-bet settings, `amount` the stake, `controls` sound and control settings,
 * `keys` the hot keys, `seeds` the seed pair of a solo game.
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
    return {
      /** The top sheet. */ wanted,
      /** The lists, also when they are below a round. */ table,
      open: show,
      close,
    };
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

/** A game's sheets, loaded after its page is up, so that the first picture shows sooner. */
export interface SheetSet {
  /** The lists (TableTabs), which are beside the picture on wide screens. */
  tabs: Lazy<object>;
  auto: Lazy<{ onClose: () => void }>;
  round: Lazy<{ roundId: string; onClose: () => void }>;
  /** For games whose rounds are drawn from the player's seeds. */
  seeds?: Lazy<{ onClose: () => void }>;
}

const tableSheet = lazyWithRetry(() => import('./TableSheet.tsx'));
const controlSheet = lazyWithRetry(async () => ({
  default: (await import('./controls/ControlSheets.tsx')).ControlSheet,
}));
const keySheet = lazyWithRetry(async () => ({
  default: (await import('./controls/ControlSheets.tsx')).KeySheet,
}));

/** Delay of the sheets' preload in ms, because the picture's files have priority. */
const PRELOAD_AFTER = 3_000;

/**
 * The sheets in the address. The lists are a sheet only on phones. `set` must be the same object at every render. All are
 * preloaded, so that they open at once and offline.
 */
export function TableSheets({ set }: { set: SheetSet }) {
  const { wanted, table, close } = useSheet();
  const wide = useWide();
  const { tabs, auto, round, seeds } = set;
  useEffect(() => {
    let left = false;
    // One after the other: five chunks in one task cause a noticeable pause on a slow phone.
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
