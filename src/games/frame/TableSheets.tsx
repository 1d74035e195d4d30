import { Suspense, useEffect } from 'react';
import { QueryScope } from '../../shared/site/QueryScope.tsx';
import { useWide } from '../../ui/layout/viewport.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { useSheet } from './useSheet.ts';

type Lazy<Props extends object> = ReturnType<typeof lazyWithRetry<Props>>;

/** A game's sheets, fetched after its table stands, so that the first picture comes sooner. */
export interface SheetSet {
  /** The lists (TableTabs), which stand beside the picture on wide screens. */
  tabs: Lazy<object>;
  auto: Lazy<{ onClose: () => void }>;
  round: Lazy<{ roundId: string; onClose: () => void }>;
}

const tableSheet = lazyWithRetry(() => import('./TableSheet.tsx'));

/** The sheets are fetched this long (ms) after the table: the picture's own files come first. */
const PRELOAD_AFTER = 3_000;

/**
 * The sheet that the address asks for. The table's lists are a sheet on phones only. `set` is the same object at every
 * render. All are fetched ahead, so that they open at once and without a connection.
 */
export function TableSheets({ set }: { set: SheetSet }) {
  const { wanted, close } = useSheet();
  const wide = useWide();
  const { tabs, auto, round } = set;
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { preload } of [auto, round, tableSheet, tabs]) void preload();
    }, PRELOAD_AFTER);
    return () => clearTimeout(timer);
  }, [tabs, auto, round]);
  if (!wanted || (wanted.kind === 'table' && wide)) return null;
  return (
    <Suspense>
      <QueryScope ahead={wanted.kind === 'round' ? round : tabs}>
        {wanted.kind === 'auto' && <auto.Component onClose={close} />}
        {wanted.kind === 'round' && <round.Component roundId={wanted.roundId} onClose={close} />}
        {wanted.kind === 'table' && (
          <tableSheet.Component onClose={close}>
            <tabs.Component />
          </tableSheet.Component>
        )}
      </QueryScope>
    </Suspense>
  );
}
