import { Suspense, useEffect } from 'react';
import { awayNoticesPossible, useAwayNotices } from '../../shared/account/away.ts';
import { useSession } from '../../shared/account/session.ts';
import {
  dismissPrompt,
  nextPrompt,
  type PromptKey,
  showPrompt,
  usePrompts,
} from '../../shared/navigation/prompts.ts';
import { useAwards } from '../../shared/promotions/awardsStore.ts';
import { notePromoShown, promoFlowIsOpen, wasOffered } from '../../shared/promotions/promoFlow.ts';
import { installPage } from '../../shared/site/install.ts';
import { useSite } from '../../shared/site/site.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { joinableNow, offersOf } from './flow.ts';

type Closable = { onClose: () => void };

/** All of them come in one chunk, with the first that is shown. */
const load = () => import('./prompts.tsx');

const COMPONENTS: Record<PromptKey, ReturnType<typeof lazyWithRetry<Closable>>> = {
  update: lazyWithRetry(async () => ({ default: (await load()).UpdatePrompt })),
  install: lazyWithRetry(async () => ({ default: (await load()).InstallPrompt })),
  notifications: lazyWithRetry(async () => ({ default: (await load()).NotificationsPrompt })),
  checkIn: lazyWithRetry(async () => ({ default: (await load()).CheckInPrompt })),
  newUserDeposit: lazyWithRetry(async () => ({ default: (await load()).NewUserDepositPrompt })),
  inviteDeposit: lazyWithRetry(async () => ({ default: (await load()).InviteDepositPrompt })),
  activities: lazyWithRetry(async () => ({ default: (await load()).ActivitiesPrompt })),
};

/** Those of the promotions' flow: the first of them that opens takes the flag that signing in set. */
const OF_THE_FLOW: readonly PromptKey[] = ['newUserDeposit', 'inviteDeposit', 'activities'];

/** How often (ms) it is looked whether something may be said. */
const LOOK = 5_000;

/** Shows what the site says unasked (src/shared/navigation/prompts.ts). */
export default function PromptHost({ quiet }: { quiet: boolean }) {
  const open = usePrompts((prompts) => prompts.open);

  useEffect(() => {
    if (quiet || open) return;
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [quiet, open]);

  if (quiet || !open) return null;
  const { Component } = COMPONENTS[open];
  return (
    <Suspense fallback={null}>
      <Component onClose={() => dismissPrompt(Date.now())} />
    </Suspense>
  );
}

function look(): void {
  const now = Date.now();
  const site = useSite.getState();
  const { claimable, checkInDay } = useAwards.getState();
  const flowIsOpen = useSession.getState().token !== null && promoFlowIsOpen();
  const next = nextPrompt({
    ...usePrompts.getState(),
    now,
    busy: document.hidden || site.access !== 'open' || isBusy(),
    stale: site.stale,
    signedIn: useSession.getState().token !== null,
    installable: installPage() !== null,
    notifiable: awayNoticesPossible() && !useAwayNotices.getState(),
    checkIn: checkInDay !== null && !wasOffered(checkInDay),
    offers: flowIsOpen ? offersOf({ flowIsOpen, canJoin: joinableNow(), claimable }) : [],
  });
  if (!next) return;
  showPrompt(next, now);
  if (next === 'checkIn') notePromoShown(checkInDay);
  else if (OF_THE_FLOW.includes(next)) notePromoShown();
}

/** A sheet is open, whoever opened it, or somebody types. */
function isBusy(): boolean {
  if (document.querySelector('[data-sheet]')) return true;
  return document.activeElement?.matches('input, select, textarea, [contenteditable]') ?? false;
}
