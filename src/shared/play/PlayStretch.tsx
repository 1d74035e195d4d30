import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverNow } from '../../net/house.ts';
import { useSession } from '../account/session.ts';
import { BreakNotice } from './BreakNotice.tsx';
import { PlayPill, PlaySheet } from './PlaySheet.tsx';
import { playerLimits } from './playerLimits.ts';
import {
  continuePlay,
  enterPlay,
  forgetPlay,
  leavePlaySoon,
  refreshPlay,
  usePlayStretch,
} from './playStretch.ts';

/** How often (ms) it is looked whether the reminder is due and may come. */
const LOOK = 1_000;

/**
 * In a game: how long the player plays and what it brought, the reminder that they asked for, and the break that they
 * take. `busy`: a bet of theirs is being played, over which no reminder comes. `moved` differs after each decided bet.
 * `onRemind` stops what would bet on by itself.
 */
export default function PlayStretch(props: { busy: boolean; moved: unknown; onRemind: () => void }) {
  const userId = useSession((session) => session.player?.id);
  return userId === undefined ? null : <OfPlayer key={userId} userId={userId} {...props} />;
}

function OfPlayer({
  userId,
  busy,
  moved,
  onRemind,
}: {
  userId: string;
  busy: boolean;
  moved: unknown;
  onRemind: () => void;
}) {
  const stretch = usePlayStretch((play) => play.stretch);
  const refusals = usePlayStretch((play) => play.breakRefusals);
  const { data, refetch } = useQuery(playerLimits(userId));
  const [open, setOpen] = useState<'asked' | 'reminder' | null>(null);

  useEffect(() => {
    enterPlay();
    return () => (useSession.getState().player?.id === userId ? leavePlaySoon() : forgetPlay());
  }, [userId]);
  useEffect(() => {
    if (moved) void refreshPlay();
  }, [moved]);
  useEffect(() => {
    if (refusals > 0) void refetch();
  }, [refusals, refetch]);

  const remindAt = stretch?.remindAt ?? null;
  useEffect(() => {
    if (remindAt === null || busy || open) return;
    const timer = setInterval(() => {
      if (serverNow() < remindAt || document.querySelector('[data-sheet]')) return;
      clearInterval(timer);
      onRemind();
      setOpen('reminder');
      void refreshPlay();
    }, LOOK);
    return () => clearInterval(timer);
  }, [remindAt, busy, open, onRemind]);

  const playOn = () => {
    if (open === 'reminder') void continuePlay().then(() => setOpen(null));
    else setOpen(null);
  };
  if (data?.break) return <BreakNotice pause={data.break} />;
  if (!stretch) return null;
  return (
    <>
      <PlayPill stretch={stretch} onOpen={() => setOpen('asked')} />
      {open && <PlaySheet stretch={stretch} reminder={open === 'reminder'} onPlayOn={playOn} />}
    </>
  );
}
