import { useState } from 'react';
import { useLayers } from '../../../shared/navigation/useLayers.ts';
import { lazyWithRetry } from '../../../ui/loading/lazyWithRetry.ts';
import { NonCritical } from '../../../ui/loading/NonCritical.tsx';
import { type AutoSession, useRun } from './useRun.ts';

const anyRun = () => true;
const guards = lazyWithRetry(() => import('./AutoGuards.tsx'));

/**
 * Keeps an auto-bet run from ending silently: leaving the page asks for confirmation, and a run interrupted by a reload can be
 * resumed. `sessions` must be the same object at every render.
 */
export function AutoKeeper({ sessions }: { sessions: readonly AutoSession[] }) {
  const { entry } = useLayers();
  const found = useRun(sessions, anyRun) !== null || entry.state?.guard === true;
  const [wanted, setWanted] = useState(found);
  if (found && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <NonCritical>
      <guards.Component sessions={sessions} />
    </NonCritical>
  );
}
