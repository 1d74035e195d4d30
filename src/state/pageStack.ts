import { isPageKey, PAGE_NEEDS_LOGIN, type PageKey, SIGN_IN_PAGES } from './pageKeys.ts';

/** The popup pages over a route: `?z=` in the address, and how much of it this tab's history can take back. */
export interface PageStack {
  keys: readonly PageKey[];
  /** History entries below this one that hold the stack without its last 1, 2 … `depth` pages. */
  depth: number;
}

export type PageAction =
  | { type: 'open'; key: PageKey }
  /** Another page takes the place of the one on top. */
  | { type: 'swap'; key: PageKey }
  | { type: 'close' }
  /** Somebody signed in: back to the page remembered below the sign-in pages. */
  | { type: 'signedIn' };

/** The one navigation that an action asks for. */
export type PageMove =
  | { type: 'none' }
  | { type: 'back'; steps: number }
  | { type: 'push' | 'replace'; stack: PageStack };

/** The stack an address asks for. Unknown and repeated pages are left out; `login` in the query opens sign-in. */
export function readStack(search: URLSearchParams, depth: unknown): PageStack {
  const wanted = (search.get('z') ?? '').split('_');
  if (search.has('login')) wanted.push('login');
  const keys = [...new Set(wanted)].filter(isPageKey);
  const known = typeof depth === 'number' && Number.isInteger(depth) ? depth : 0;
  return { keys, depth: Math.max(0, Math.min(known, keys.length)) };
}

/** The address's query for a stack, every other parameter kept. */
export function writeStack(search: URLSearchParams, keys: readonly PageKey[]): string {
  const next = new URLSearchParams(search);
  next.delete('login');
  if (keys.length > 0) next.set('z', keys.join('_'));
  else next.delete('z');
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The pages to show. For a visitor sign-in stands in for the first page that needs a player, and for everything
 * above it; the stack itself is kept, so that signing in leads to the page that was wanted.
 */
export function shownPages(keys: readonly PageKey[], signedIn: boolean): readonly PageKey[] {
  if (signedIn) return keys.filter((key) => !SIGN_IN_PAGES.includes(key));
  const guarded = keys.findIndex((key) => PAGE_NEEDS_LOGIN[key]);
  if (guarded < 0) return keys;
  const above = keys.slice(guarded + 1).find((key) => SIGN_IN_PAGES.includes(key));
  const below = keys.slice(0, guarded).filter((key) => !SIGN_IN_PAGES.includes(key));
  return [...below, above ?? 'login'];
}

/** What an action does to the stack, as one navigation. */
export function reduce(stack: PageStack, action: PageAction, signedIn: boolean): PageMove {
  const { keys, depth } = stack;
  switch (action.type) {
    case 'open': {
      const at = keys.indexOf(action.key);
      if (at >= 0) return popTo(stack, at + 1);
      if (signedIn && SIGN_IN_PAGES.includes(action.key)) return { type: 'none' };
      return { type: 'push', stack: { keys: [...keys, action.key], depth: depth + 1 } };
    }
    case 'swap': {
      const at = keys.indexOf(action.key);
      if (at >= 0) return popTo(stack, at + 1);
      const top = shownPages(keys, signedIn).at(-1);
      // Sign-in that only stands in for a page is not in the stack: the other page goes on top of it.
      if (top === undefined || top !== keys.at(-1))
        return reduce(stack, { ...action, type: 'open' }, signedIn);
      return { type: 'replace', stack: { keys: [...keys.slice(0, -1), action.key], depth } };
    }
    case 'close':
      return popTo(stack, keys.length - 1);
    case 'signedIn': {
      const kept = [...keys].reverse().findIndex((key) => !SIGN_IN_PAGES.includes(key));
      return popTo(stack, kept < 0 ? 0 : keys.length - kept);
    }
  }
}

/** Leaves the first `length` pages, through history as far as it reaches; short history is only rewritten. */
function popTo({ keys, depth }: PageStack, length: number): PageMove {
  const steps = keys.length - Math.max(0, length);
  if (steps <= 0) return { type: 'none' };
  if (steps <= depth) return { type: 'back', steps };
  return { type: 'replace', stack: { keys: keys.slice(0, Math.max(0, length)), depth: 0 } };
}
