import { create } from 'zustand';
import { load, loadHere, save, saveHere } from '../../net/storage.ts';

/**
 * What the site says without being asked, in the order in which it may: only ever one at a time, never over a game,
 * a sheet or somebody's typing, and nothing again before its cooldown is over. Promotions' own pop-ups come behind
 * these, in the order of spec/promotions.md: the first of them that has something takes the flag that signing in set.
 */
export const PROMPTS = [
  {
    key: 'update',
    cooldown: minutes(60),
    /** A page that is moved about in renews itself (src/app/App.tsx); this is for one that stays where it is. */
    eligible: ({ stale }) => stale,
  },
  {
    key: 'vipLevel',
    /** Each level once: `vipLevel` is false once it was celebrated. */
    cooldown: minutes(1),
    eligible: ({ signedIn, vipLevel }) => signedIn && vipLevel,
  },
  {
    key: 'install',
    cooldown: days(14),
    /** Whoever came back, or stayed. */
    eligible: (context) =>
      (context.visits >= 2 || context.now - context.visitBegan >= minutes(3)) && context.installable,
  },
  {
    key: 'notifications',
    cooldown: days(30),
    /** Whoever has something to be told about. */
    eligible: (context) => context.signedIn && context.hasPlayed && context.notifiable,
  },
  {
    key: 'checkIn',
    /** Once a day of the market: `checkIn` is false once it was offered. */
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
  /** ms from being dismissed until it may come again. */
  cooldown: number;
  eligible: (context: PromptContext) => boolean;
}

export type PromptKey = (typeof PROMPTS)[number]['key'];

export interface PromptContext extends StoredPrompts {
  now: number;
  /** When this visit began. */
  visitBegan: number;
  /** When the last of them was shown in this visit; null when none was. */
  shownAt: number | null;
  /** The site is closed, or a game, an open sheet or a field being filled wants the player's attention. */
  busy: boolean;
  signedIn: boolean;
  /** The house is of another version than this page. */
  stale: boolean;
  /** The site can be put on this device's home screen, and is not there yet. Asked last: the browser takes long to say. */
  readonly installable: boolean;
  /** The browser could show messages, and shows none yet. Asked last: the browser's other process says so, waited for. */
  readonly notifiable: boolean;
  /** A VIP level was reached that was not celebrated yet. */
  vipLevel: boolean;
  /** Today can be signed, and was not offered yet. */
  checkIn: boolean;
  /** Nothing of a promotion was shown since signing in. */
  promoFlow: boolean;
  /** A promotion has something for the player, or awards wait to be claimed. */
  promotion: boolean;
}

/** What is kept over visits. */
interface StoredPrompts {
  visits: number;
  /** A bet of the player was decided once. */
  hasPlayed: boolean;
  /** ms since 1970 */
  dismissedAt: Partial<Record<PromptKey, number>>;
}

/** At least so long (ms) between two of them. */
export const PAUSE = minutes(1);

/** The one that may be shown now, if any. */
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
  /** The one that is shown. */
  open: PromptKey | null;
}

/** Counts this visit, when its tab is new. */
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

/** Takes the shown one away; it comes again after its cooldown. */
export function dismissPrompt(now: number): void {
  const { open, dismissedAt } = usePrompts.getState();
  if (open === null) return;
  usePrompts.setState({ open: null });
  store({ dismissedAt: { ...dismissedAt, [open]: now } });
}

/** The player's bet was decided. */
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
