import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../net/backend.ts';
import { useSession } from '../account/session.ts';
import { useDialog } from '../navigation/useLayers.ts';
import { PlayPill, PlaySheet } from './PlaySheet.tsx';
import { BreakNotice, playerLimits } from './playerLimits.tsx';
import {
  continuePlay,
  enterPlay,
  forgetPlay,
  leavePlaySoon,
  refreshPlay,
  usePlaySession,
} from './playSession.ts';

interface Overlay {
  busy: boolean;
  playMark: unknown;
  onRemind: () => void;
  brief?: boolean;
}

/** Interval (ms) of the check whether the reminder is due and may be shown. */
const LOOK = 1_000;

/**
 * In a game: the play time and net result, the reminder, and the time-out. `busy`: an open bet blocks the reminder. `playMark`
 * changes after each decided bet. `onRemind` stops automatic betting. `brief`: only the time, where there is little room; the
 * page then shows a time-out itself.
 */
export default function PlaySessionOverlay(props: Overlay) {
  const userId = useSession((session) => session.player?.id);
  return userId === undefined ? null : <OfPlayer key={userId} userId={userId} {...props} />;
}

function OfPlayer({ userId, busy, playMark, onRemind, brief = false }: Overlay & { userId: string }) {
  const session = usePlaySession((play) => play.session);
  const refusals = usePlaySession((play) => play.breakRefusals);
  const { data, refetch } = useQuery(playerLimits(userId));
  const { open, show, hide } = useDialog('play');
  /** Whether the sheet was opened by the reminder, and whether the player has chosen to continue. */
  const [reminder, setReminder] = useState<'due' | 'answered' | null>(null);
  const wasOpen = useRef(open);

  useEffect(() => {
    enterPlay();
    return () => (useSession.getState().player?.id === userId ? leavePlaySoon() : forgetPlay());
  }, [userId]);
  useEffect(() => {
    if (playMark) void refreshPlay();
  }, [playMark]);
  useEffect(() => {
    if (refusals > 0) void refetch();
  }, [refusals, refetch]);

  const remindAt = session?.remindAt ?? null;
  useEffect(() => {
    if (remindAt === null || busy || open || reminder) return;
    const timer = setInterval(() => {
      if (serverNow() < remindAt || document.querySelector('[data-sheet]')) return;
      clearInterval(timer);
      onRemind();
      setReminder('due');
      show();
      void refreshPlay();
    }, LOOK);
    return () => clearInterval(timer);
  }, [remindAt, busy, open, reminder, show, onRemind]);

  useEffect(() => {
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    if (!closed) return;
    // Going back from the reminder also means to continue.
    if (reminder === 'due') void continuePlay();
    setReminder(null);
  }, [open, reminder]);

  const playOn = () => {
    if (reminder !== 'due') return hide();
    void continuePlay().then(() => {
      setReminder((now) => now && 'answered');
      hide();
    });
  };
  if (data?.break && !brief) return <BreakNotice pause={data.break} />;
  if (!session) return null;
  return (
    <>
      <PlayPill session={session} brief={brief} onOpen={() => show()} />
      {open && <PlaySheet session={session} reminder={reminder !== null} onPlayOn={playOn} />}
    </>
  );
}
