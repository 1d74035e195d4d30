import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDialog, useLayers } from '../../../shared/navigation/useLayers.ts';
import { useRunning } from '../../../shared/play/running.ts';
import { ConfirmSheet } from '../../../ui/layout/ConfirmSheet.tsx';
import type { AutoRun } from '../../engine/autoRun.ts';
import { BACK, useGuardEntry, useGuarding, useLinkGuard } from '../leaveGuard.ts';
import { AutoStoppedSheet } from './AutoStoppedSheet.tsx';
import { type AutoSession, useRun } from './useRun.ts';

const running = (run: AutoRun) => run.stopped === null;
const interrupted = (run: AutoRun) => run.stopped === 'interrupted';

/** Dialogs for auto-bet runs, loaded separately from the game's controls (AutoKeeper.tsx). */
export default function AutoGuards({ sessions }: { sessions: readonly AutoSession[] }) {
  return (
    <>
      <Interrupted sessions={sessions} />
      <Leaving sessions={sessions} />
    </>
  );
}

/**
 * A run that was interrupted by a page reload: its progress, and a button to resume it. Only the player's press resumes it;
 * closing the sheet leaves it stopped.
 */
function Interrupted({ sessions }: { sessions: readonly AutoSession[] }) {
  const found = useRun(sessions, interrupted);
  const { open, show, hide } = useDialog('auto');
  // An entry left in the history by the run before the reload; it is being removed (useGuardEntry).
  const guarding = useGuarding();
  const shownFor = useRef<AutoSession | null>(null);
  const session = found?.session ?? null;
  useEffect(() => {
    const closed = session !== null && shownFor.current === session && !open;
    shownFor.current = open ? session : null;
    if (closed) session.stopAuto('player');
    else if (session && !open && !guarding) show();
    // Already answered, or left in the history by an earlier visit of the page.
    else if (!session && open) hide();
  }, [session, open, guarding, show, hide]);
  if (!found || !open) return null;
  const { run } = found;
  return (
    <AutoStoppedSheet
      run={run}
      onGoOn={() => found.session.resumeAuto()}
      onEnd={() => found.session.stopAuto('player')}
    />
  );
}

/** While a run is active, every navigation away from the page asks for confirmation. */
function Leaving({ sessions }: { sessions: readonly AutoSession[] }) {
  const { t } = useTranslation('table');
  const navigate = useNavigate();
  const { go } = useLayers();
  const run = useRun(sessions, running)?.run ?? null;
  const { open, about, show, hide } = useDialog('leave');
  const runs = run !== null;
  useGuardEntry(runs, () => show(BACK));
  useLinkGuard(runs, show);
  useEffect(() => {
    useRunning.setState({ auto: run && { played: run.played, net: run.net, confirmLeave: show } });
  }, [run, show]);
  useEffect(() => () => useRunning.setState({ auto: null }), []);
  useEffect(() => {
    if (open && !runs) hide();
  }, [open, runs, hide]);
  if (!open || !runs) return null;
  const leave = () => {
    for (const session of sessions) session.stopAuto('player');
    if (about === null || about === BACK) go({ type: 'leave', steps: 2 });
    // Replaces the question's history entry.
    else navigate(about, { replace: true });
  };
  return (
    <ConfirmSheet
      title={t('leaveTitle')}
      text={t('leaveText')}
      action={t('leaveGo')}
      onConfirm={leave}
      onClose={hide}
    />
  );
}
