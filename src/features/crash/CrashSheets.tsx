import { Suspense, useEffect } from 'react';
import { useWide } from '../../ui/useWide.ts';
import { autoSheet, preloadSheets, roundSheet, tableSheet } from './lazySheets.ts';
import { useSheet } from './useSheet.ts';

/** The sheets are fetched this long (ms) after the table: the picture's own files come first. */
const PRELOAD_AFTER = 3_000;

/** The sheet that the address asks for. The table's lists are a sheet on phones only. */
export function CrashSheets() {
  const { wanted, close } = useSheet();
  const wide = useWide();
  useEffect(() => {
    const timer = setTimeout(preloadSheets, PRELOAD_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (!wanted || (wanted.kind === 'table' && wide)) return null;
  return (
    <Suspense>
      {wanted.kind === 'auto' && <autoSheet.Component onClose={close} />}
      {wanted.kind === 'round' && <roundSheet.Component roundId={wanted.roundId} onClose={close} />}
      {wanted.kind === 'table' && <tableSheet.Component onClose={close} />}
    </Suspense>
  );
}
