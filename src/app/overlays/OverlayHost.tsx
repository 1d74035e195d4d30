import { Suspense, useEffect } from 'react';
import { awayNoticesPossible, useAwayNotices } from '../../shared/account/away.ts';
import { useSession } from '../../shared/account/session.ts';
import {
  dismissOverlay,
  nextOverlay,
  type OverlayKey,
  showOverlay,
  useOverlays,
} from '../../shared/navigation/overlays.ts';
import { installPage } from '../../shared/site/install.ts';
import { useSite } from '../../shared/site/site.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';

type Closable = { onClose: () => void };

const COMPONENTS: Record<OverlayKey, ReturnType<typeof lazyWithRetry<Closable>>> = {
  update: lazyWithRetry<Closable>(() => import('./UpdateNotice.tsx')),
  install: lazyWithRetry<Closable>(() => import('./InstallPrompt.tsx')),
  notifications: lazyWithRetry<Closable>(() => import('./NotificationsPrompt.tsx')),
};

/** How often (ms) it is looked whether something may be said. */
const LOOK = 5_000;

/** Shows what the site says unasked (src/shared/navigation/overlays.ts). */
export default function OverlayHost({ quiet }: { quiet: boolean }) {
  const open = useOverlays((overlays) => overlays.open);

  useEffect(() => {
    if (quiet || open) return;
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [quiet, open]);

  if (quiet || !open) return null;
  const { Component } = COMPONENTS[open];
  return (
    <Suspense fallback={null}>
      <Component onClose={() => dismissOverlay(Date.now())} />
    </Suspense>
  );
}

function look(): void {
  const now = Date.now();
  const site = useSite.getState();
  const next = nextOverlay({
    ...useOverlays.getState(),
    now,
    busy: document.hidden || site.access !== 'open' || isBusy(),
    stale: site.stale,
    signedIn: useSession.getState().token !== null,
    installable: installPage() !== null,
    notifiable: awayNoticesPossible() && !useAwayNotices.getState(),
  });
  if (next) showOverlay(next, now);
}

/** A sheet is open, whoever opened it, or somebody types. */
function isBusy(): boolean {
  if (document.querySelector('[data-sheet]')) return true;
  return document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false;
}
