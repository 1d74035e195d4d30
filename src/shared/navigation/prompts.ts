import { create } from 'zustand';
import { load, loadHere, save, saveHere } from '../../net/storage.ts';

/**
 * Unrequested prompts in order of priority: only one at a time, never over a game, a sheet or while typing, and none again
 * before its cooldown is over. Promotion pop-ups follow these in the order of spec/promotions.md: the first one with content
 * uses the flag set by the sign-in.
 */
export const PROMPTS = [
  {
    key: 'update',
    cooldown: minutes(60),
    /** A page with navigation reloads itself (src/app/App.tsx); this is for one that stays open. */
    eligible: ({ stale }) => stale,
  },
  {
    key: 'vipLevel',
    /** Each level once: `vipLevel` is false after the celebration. */
    cooldown: minutes(1),
    eligible: ({ signedIn, vipLevel }) => signedIn && vipLevel,
  },
  {
    key: 'install',
    cooldown: days(14),
    /** For returning or staying visitors. */
    eligible: (context) =>
      (context.visits >= 2 || context.now - context.visitBegan >= minutes(3)) && context.installable,
  },
  {
    key: 'notifications',
    cooldown: days(30),
    /** For players who have a reason to be notified. */
    eligible: (context) => context.signedIn && context.hasPlayed && context.notifiable,
  },
  {
    key: 'checkIn',
    /** Once per day of the market: `checkIn` is false after it was offered. */
    cooldown: minutes(60),
    eligible: ({ signedIn, checkIn }) => signedIn && checkIn,
  },
  {
    key: 'promotion',
    cooldown: days(1),
    eligible: ({ signedIn, promoFlow, promotion }) => signedIn && promoFlow && promotion,
  },
] as const satisfies readonly Prompt[];

interface Prompt {
  key: string;
  /** ms from the dismissal until it may be shown again. */
  cooldown: number;
  eligible: (context: PromptContext) => boolean;
}

export type PromptKey = (typeof PROMPTS)[number]['key'];

export interface PromptContext extends StoredPrompts {
  now: number;
  /** Start of this visit. */
  visitBegan: number;
  /** When the last prompt was shown in this visit; null when none was. */
  shownAt: number | null;
  /** The site is closed, or the player is in a game, in a sheet or filling a field. */
  busy: boolean;
  signedIn: boolean;
  /** The server's version differs from this page's. */
  stale: boolean;
  /** The site can be installed on this device, and is not installed. Evaluated last, because the browser is slow to answer. */
  readonly installable: boolean;
  /** Notifications are possible and off. Evaluated last, because it waits for another browser process. */
  readonly notifiable: boolean;
  /** There is a new VIP level that was not celebrated yet. */
  vipLevel: boolean;
  /** Today's check-in is available, and was not offered yet. */
  checkIn: boolean;
  /** No promotion pop-up was shown since signing in. */
  promoFlow: boolean;
  /** A promotion has content for the player, or there are claimable awards. */
  promotion: boolean;
}

/** State stored between visits. */
interface StoredPrompts {
  visits: number;
  /** A bet of the player was decided at least once. */
  hasPlayed: boolean;
  /** ms since 1970 */
  dismissedAt: Partial<Record<PromptKey, number>>;
}

/** Minimum time (ms) between two prompts. */
export const PAUSE = minutes(1);

/** The prompt that may be shown now, if any. */
export function nextPrompt(context: PromptContext): PromptKey | null {
  const { now, busy, shownAt, dismissedAt } = context;
  if (busy || (shownAt !== null && now - shownAt < PAUSE)) return null;
  const next = PROMPTS.find(({ key, cooldown, eligible }) => {
    const dismissed = dismissedAt[key];
    return (dismissed === undefined || now - dismissed >= cooldown) && eligible(context);
  });
  return next?.key ?? null;
}

const KEY = 'kilat.overlays';
const VISIT = 'kilat.visit';

interface PromptState extends StoredPrompts {
  visitBegan: number;
  shownAt: number | null;
  /** The prompt on the screen. */
  open: PromptKey | null;
}

/** Counts this visit if its tab is new. */
export const usePrompts = create<PromptState>(() => {
  const stored = readStored(load(KEY));
  const began = Number(loadHere(VISIT));
  const state = { ...stored, visitBegan: began || Date.now(), shownAt: null, open: null };
  if (began) return state;
  saveHere(VISIT, String(state.visitBegan));
  const counted = { ...stored, visits: stored.visits + 1 };
  save(KEY, JSON.stringify(counted));
  return { ...state, ...counted };
});

export function showPrompt(open: PromptKey, now: number): void {
  usePrompts.setState({ open, shownAt: now });
}

/** Closes the shown prompt; it may return after its cooldown. */
export function dismissPrompt(now: number): void {
  const { open, dismissedAt } = usePrompts.getState();
  if (open === null) return;
  usePrompts.setState({ open: null });
  store({ dismissedAt: { ...dismissedAt, [open]: now } });
}

/** Records that a bet of the player was decided. */
export function notePlayed(): void {
  if (!usePrompts.getState().hasPlayed) store({ hasPlayed: true });
}

function store(change: Partial<StoredPrompts>): void {
  usePrompts.setState(change);
  const { visits, hasPlayed, dismissedAt } = usePrompts.getState();
  save(KEY, JSON.stringify({ visits, hasPlayed, dismissedAt }));
}

function readStored(text: string | null): StoredPrompts {
  try {
    const { visits, hasPlayed, dismissedAt } = JSON.parse(text ?? '{}') as Partial<StoredPrompts>;
    return { visits: Number(visits) || 0, hasPlayed: hasPlayed === true, dismissedAt: dismissedAt ?? {} };
  } catch {
    return { visits: 0, hasPlayed: false, dismissedAt: {} };
  }
}

function minutes(count: number): number {
  return count * 60_000;
}

function days(count: number): number {
  return minutes(count * 24 * 60);
}
