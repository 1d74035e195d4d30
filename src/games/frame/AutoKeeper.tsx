import { useCallback, useState, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';
import { useLayers } from '../../shared/navigation/useLayers.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { Optional } from '../../ui/loading/Optional.tsx';
import type { AutoRun, AutoStop } from '../engine/autoRun.ts';

/** What must be known of a session at which auto-bets may run. */
export interface AutoSession {
  store: StoreApi<{ auto: AutoRun | null }>;
  resumeAuto(): void;
  stopAuto(reason: AutoStop): void;
}

/** The first of the sessions with such a run, and the run; null while none has one. */
export function useRun(sessions: readonly AutoSession[], wanted: (run: AutoRun) => boolean) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = sessions.map(({ store }) => store.subscribe(changed));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [sessions],
  );
  const first = () => {
    for (const { store } of sessions) {
      const { auto } = store.getState();
      if (auto && wanted(auto)) return auto;
    }
    return null;
  };
  const run = useSyncExternalStore(subscribe, first);
  const session = run && sessions.find(({ store }) => store.getState().auto === run);
  return run && session ? { run, session } : null;
}

const anyRun = () => true;
const guards = lazyWithRetry(() => import('./AutoGuards.tsx'));

/**
 * Keeps a run of auto-bets from ending without a word: leaving the table asks first, and one that loading the page again has
 * stopped is told of, with the way to go on. `sessions` is the same object at every render.
 */
export function AutoKeeper({ sessions }: { sessions: readonly AutoSession[] }) {
  const { entry } = useLayers();
  const found = useRun(sessions, anyRun) !== null || entry.state?.guard === true;
  const [wanted, setWanted] = useState(found);
  if (found && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Optional>
      <guards.Component sessions={sessions} />
    </Optional>
  );
}
