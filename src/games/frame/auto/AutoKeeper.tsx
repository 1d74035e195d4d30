import { useState } from 'react';
import { useLayers } from '../../../shared/navigation/useLayers.ts';
import { lazyWithRetry } from '../../../ui/loading/lazyWithRetry.ts';
import { NonCritical } from '../../../ui/loading/NonCritical.tsx';
import { type AutoSession, useRun } from './useRun.ts';

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
    <NonCritical>
      <guards.Component sessions={sessions} />
    </NonCritical>
  );
}
