import { Suspense, useEffect } from 'react';
import { awayNoticesPossible, useAwayNotices } from '../../shared/account/away.ts';
import { useSession } from '../../shared/account/session.ts';
import { storeInvite } from '../../shared/account/storedInvite.ts';
import {
  dismissPrompt,
  nextPrompt,
  type PromptKey,
  showPrompt,
  usePrompts,
} from '../../shared/navigation/prompts.ts';
import { useAwards } from '../../shared/promotions/awardNews/awardsStore.ts';
import { notePromoShown, offersCheckIn, promoFlowIsOpen } from '../../shared/promotions/promoFlow.ts';
import { isToCelebrate, noteCelebrated } from '../../shared/promotions/vipLevel.ts';
import { installPage } from '../../shared/site/install.ts';
import { useSite } from '../../shared/site/site.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { RequirementSheet } from './RequirementSheet.tsx';
import { useNewestPage } from './useNewestPage.ts';
import { usePageOpens } from './usePageOpens.ts';

type Closable = { onClose: () => void };

/** All prompts are in one chunk, loaded with the first that is shown. */
const load = () => import('./prompts.tsx');

const COMPONENTS: Record<PromptKey, ReturnType<typeof lazyWithRetry<Closable>>> = {
  update: lazyWithRetry(async () => ({ default: (await load()).UpdatePrompt })),
  vipLevel: lazyWithRetry(async () => ({
    default: (await import('../../features/vip/LevelReached.tsx')).LevelReached,
  })),
  install: lazyWithRetry(async () => ({ default: (await load()).InstallPrompt })),
  notifications: lazyWithRetry(async () => ({ default: (await load()).NotificationsPrompt })),
  checkIn: lazyWithRetry(async () => ({ default: (await load()).CheckInPrompt })),
  promotion: lazyWithRetry(async () => ({ default: (await load()).PromotionPrompt })),
};

// Stores a referral link's code here, because this loads with every page after the first render.
storeInvite();

/** Interval (ms) of the check for an eligible prompt. */
const LOOK = 5_000;

/**
 * Loaded with every page after its first render: unrequested prompts (src/shared/navigation/prompts.ts), requirements of the
 * server (RequirementSheet.tsx), and page open counting.
 */
export default function PromptHost({ quiet }: { quiet: boolean }) {
  const open = usePrompts((prompts) => prompts.open);
  usePageOpens();
  useNewestPage();

  useEffect(() => {
    if (quiet || open) return;
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [quiet, open]);

  const { Component } = COMPONENTS[open ?? 'update'];
  return (
    <Suspense fallback={null}>
      <RequirementSheet />
      {open && !quiet && <Component onClose={() => dismissPrompt(Date.now())} />}
    </Suspense>
  );
}

function look(): void {
  const now = Date.now();
  const site = useSite.getState();
  const { claimable, checkInUntil, offer, vip } = useAwards.getState();
  const next = nextPrompt({
    ...usePrompts.getState(),
    now,
    busy: document.hidden || site.access !== 'open' || isBusy(),
    stale: site.stale,
    signedIn: useSession.getState().token !== null,
    get installable() {
      return installPage() !== null;
    },
    get notifiable() {
      return !useAwayNotices.getState() && awayNoticesPossible();
    },
    vipLevel: vip !== null && isToCelebrate(vip, now),
    checkIn: offersCheckIn(checkInUntil),
    promoFlow: promoFlowIsOpen(),
    promotion: offer !== undefined && (offer !== null || claimable > 0),
  });
  if (!next) return;
  showPrompt(next, now);
  if (next === 'vipLevel' && vip) noteCelebrated(vip);
  else if (next === 'checkIn') notePromoShown(checkInUntil);
  else if (next === 'promotion') notePromoShown();
}

/** Whether any sheet is open, or a field has the focus. */
function isBusy(): boolean {
  if (document.querySelector('[data-sheet]')) return true;
  return document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false;
}
