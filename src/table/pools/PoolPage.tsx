import type { ReactNode } from 'react';
import { Stretch } from '../Stretch.tsx';
import { TableBar } from '../TableBar.tsx';
import { TableLayout } from '../TableLayout.tsx';
import { type SheetSet, TableSheets } from '../TableSheets.tsx';
import { useSeat } from '../useSeat.ts';
import { PoolAnnouncer } from './PoolAnnouncer.tsx';
import { PoolPanel } from './PoolPanel.tsx';
import { PoolResults } from './PoolResults.tsx';
import { PoolTargets } from './PoolTargets.tsx';
import { anyPool, type PoolUi, PoolUiProvider, usePool, usePoolUi } from './poolUi.ts';
import { usePoolTotals } from './usePoolTotals.ts';

/** The page of a game of pools: its own picture and marks, in what all of these games share. */
export function PoolPage<Result>({
  ui,
  title,
  picture,
  mark,
  words,
  sheets,
  actions,
}: {
  /** The same object at every render. */
  ui: PoolUi<Result>;
  title: string;
  picture: ReactNode;
  /** A result small enough for the row above the picture, and in words. */
  mark: (result: Result) => ReactNode;
  words: (result: Result) => string;
  sheets: SheetSet;
  actions?: ReactNode;
}) {
  useSeat(ui.table);
  return (
    <PoolUiProvider value={anyPool(ui)}>
      <TableLayout
        title={title}
        actions={actions}
        results={<PoolResults mark={mark} words={words} />}
        picture={picture}
        bar={<Bar />}
        over={
          <>
            <PoolTargets />
            <Played />
            <PoolAnnouncer title={title} words={words} />
          </>
        }
        panel={<PoolPanel />}
        lists={<sheets.tabs.Component />}
        sheets={<TableSheets set={sheets} />}
      />
    </PoolUiProvider>
  );
}

function Bar() {
  return <TableBar {...usePoolTotals()} />;
}

/** The player's time and result. A bet counts as being played until its round has shown its result. */
function Played() {
  const { table } = usePoolUi();
  const moved = usePool((state) => state.decision?.roundId ?? null);
  const busy = usePool(
    ({ game: { round }, intents, shown }) =>
      intents.length > 0 || (round !== null && round.roundId !== shown && round.owns.some((own) => own > 0n)),
  );
  return <Stretch busy={busy} moved={moved} onRemind={() => table.auto.stop('reminder')} />;
}
