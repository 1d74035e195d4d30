import { useState } from 'react';
import { GameHeader } from '../shared/play/GameHeader.tsx';
import { PlayPill, PlaySheet } from '../shared/play/PlaySheet.tsx';
import { BreakNotice } from '../shared/play/playerLimits.tsx';
import { Button, IconButton } from '../ui/actions/Button.tsx';
import { EmptyState, ErrorState, StatusScreen } from '../ui/feedback/EmptyState.tsx';
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx';
import { ToastCard } from '../ui/feedback/ToastHost.tsx';
import { type Toast, toast } from '../ui/feedback/toasts.ts';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { Sheet } from '../ui/layout/Sheet.tsx';
import { Case, Cases, Part } from './Part.tsx';
import { useWords } from './words.ts';

const TONES = ['success', 'error', 'info'] as const satisfies readonly Toast['tone'][];

const FROM = ['bottom', 'start', 'top'] as const;
type From = (typeof FROM)[number];

/** A play session with a constant time: it has not begun yet. */
const SESSION = { startedAt: Number.MAX_SAFE_INTEGER, net: '-4500000', remindAt: null, now: 0 };

/** Notices, and page headers. */
export function Notices() {
  const words = useWords();
  const [play, setPlay] = useState(false);
  const [open, setOpen] = useState<From | null>(null);
  return (
    <Part name="Notices">
      <Cases>
        <Case state="PageHeader">
          <PageHeader title={words.section}>
            <IconButton icon="search" label={words.search} />
          </PageHeader>
          <PageHeader title={words.longName} />
        </Case>
        <Case state="GameHeader">
          <GameHeader title={words.slides[1]} back="/" />
        </Case>
        <Case state="BreakNotice">
          <BreakNotice pause={{ kind: 'exclusion', until: null }} />
        </Case>
        <Case state="PlayPill, PlaySheet">
          <PlayPill session={SESSION} onOpen={() => setPlay(true)} />
          {play && <PlaySheet session={SESSION} reminder onPlayOn={() => setPlay(false)} />}
        </Case>
        <Case state="Toast">
          {TONES.map((tone, at) => (
            <ToastCard
              key={tone}
              toast={{
                id: -1,
                tone,
                text: words.told[at] ?? '',
                ...(tone === 'error' && { detail: '#700' }),
              }}
            />
          ))}
          <Button onClick={() => toast('success', words.told[0])}>{words.told[0]}</Button>
        </Case>
        <Case state="Sheet: from the bottom, the start, the top" row>
          {FROM.map((from) => (
            <Button key={from} data-opens={`sheet-${from}`} onClick={() => setOpen(from)}>
              {words.sheet}
            </Button>
          ))}
          {open && (
            <Sheet title={words.sheet} from={open} onClose={() => setOpen(null)}>
              <p>{words.sheetText}</p>
            </Sheet>
          )}
        </Case>
        <Case state="EmptyState">
          <EmptyState icon="heart" title={words.empty}>
            <p>{words.emptyText}</p>
            <Button>{words.action}</Button>
          </EmptyState>
        </Case>
        <Case state="ErrorState">
          <ErrorState onRetry={() => toast('info', words.told[2])} />
        </Case>
        <Case state="ProgressBar: at the start, under way, at the end, large">
          {[0, 64, 100].map((percent) => (
            <ProgressBar key={percent} label={words.section} percent={percent} />
          ))}
          <ProgressBar label={words.section} percent={64} size="large" />
        </Case>
      </Cases>
      <Case state="StatusScreen">
        <StatusScreen icon="settings" title={words.closed} text={words.closedText}>
          <Button kind="primary" size="large">
            {words.action}
          </Button>
          <Button size="large" kind="ghost">
            {words.quiet}
          </Button>
        </StatusScreen>
      </Case>
    </Part>
  );
}
