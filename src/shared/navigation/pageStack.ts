import { isPageKey, type PageKey, type PageParams, paramNames } from './pageKeys.ts';
import { PAGE_NEEDS_LOGIN, SIGN_IN_PAGES } from './pageTable.ts';

/** The popup pages over a route: `?z=` in the address, and how many of them this tab's history can take back. */
export interface PageStack {
  keys: readonly PageKey[];
  /** The query parameters of the pages. */
  params: PageParams;
  /** Number of history entries below this one that hold the stack without its last 1, 2 … `depth` pages. */
  depth: number;
}

/** The viewer of the stack, and the route below. */
export interface Viewer {
  signedIn: boolean;
  /** The player has to sign in again for the attempted action: sign-in is shown over the page, as for a visitor. */
  again: boolean;
  /** The route below requires a player itself. */
  guarded: boolean;
}

export type PageAction =
  /** Given params replace all of the page's params; without them, an open page keeps its own. */
  | { type: 'open'; key: PageKey; params?: PageParams }
  /** Replaces the top page. */
  | { type: 'swap'; key: PageKey }
  | { type: 'close' }
  /** Closes all pages. */
  | { type: 'closeAll' }
  /** Somebody signed in: returns to the page below the sign-in pages. */
  | { type: 'signedIn' };

/** The single navigation that an action results in. */
export type PageMove =
  | { type: 'none' }
  | { type: 'back'; steps: number }
  /** Leaves the route itself: this many steps back, or to the lobby when the history is shorter. */
  | { type: 'leave'; steps: number }
  | { type: 'push' | 'replace'; stack: PageStack };

/** The stack in an address. Unknown and repeated pages are dropped; `login` in the query opens sign-in. */
export function readStack(search: URLSearchParams, depth: unknown): PageStack {
  const wanted = (search.get('z') ?? '').split('_');
  if (search.has('login')) wanted.push('login');
  const keys = [...new Set(wanted)].filter(isPageKey);
  const known = typeof depth === 'number' && Number.isInteger(depth) ? depth : 0;
  const params = pick(Object.fromEntries(search), keys);
  return { keys, params, depth: Math.max(0, Math.min(known, keys.length)) };
}

/** The address's query when one stack replaces another; parameters that are not the pages' own are unchanged. */
export function writeStack(search: URLSearchParams, from: PageStack, to: PageStack): string {
  const next = new URLSearchParams(search);
  for (const name of ['login', 'z', ...paramNames([...from.keys, ...to.keys])]) next.delete(name);
  if (to.keys.length > 0) next.set('z', to.keys.join('_'));
  for (const [name, value] of Object.entries(to.params)) next.set(name, value);
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

const isSignIn = (key: PageKey) => SIGN_IN_PAGES.includes(key);

/**
 * Where a visitor is blocked: the index of the first page that requires a player, -1 when the route itself does, null when
 * nothing does.
 */
function blockedAt(keys: readonly PageKey[], { signedIn, guarded }: Viewer): number | null {
  if (signedIn) return null;
  if (guarded) return -1;
  const at = keys.findIndex((key) => PAGE_NEEDS_LOGIN[key]);
  return at < 0 ? null : at;
}

/**
 * The pages to show. For a visitor, sign-in replaces the first page that requires a player and everything above it; the stack
 * itself is unchanged, so that signing in leads to the requested page.
 */
export function shownPages(keys: readonly PageKey[], viewer: Viewer): readonly PageKey[] {
  if (viewer.signedIn) return viewer.again ? keys : keys.filter((key) => !isSignIn(key));
  const at = blockedAt(keys, viewer);
  if (at === null) return keys;
  const below = keys.slice(0, Math.max(0, at)).filter((key) => !isSignIn(key));
  return [
    ...below,
    keys
      .slice(at + 1)
      .filter(isSignIn)
      .at(-1) ?? 'login',
  ];
}

/** The navigation for an action on the stack. */
export function reduce(stack: PageStack, action: PageAction, viewer: Viewer): PageMove {
  const { keys, params, depth } = stack;
  const top = shownPages(keys, viewer).at(-1);
  switch (action.type) {
    case 'open': {
      const at = keys.indexOf(action.key);
      if (at >= 0) return reopen(stack, at, action.params);
      const pointless = viewer.signedIn && !viewer.again ? isSignIn(action.key) : action.key === top;
      if (pointless) return { type: 'none' };
      const next = [...keys, action.key];
      const all = pick({ ...params, ...action.params }, next);
      return { type: 'push', stack: { keys: next, params: all, depth: depth + 1 } };
    }
    case 'swap': {
      const at = keys.indexOf(action.key);
      if (at >= 0) return popTo(stack, at + 1);
      // A sign-in that only replaces another page is not in the stack: the new page goes on top.
      if (top === undefined || top !== keys.at(-1)) return reduce(stack, { ...action, type: 'open' }, viewer);
      const next = [...keys.slice(0, -1), action.key];
      return { type: 'replace', stack: { keys: next, params: pick(params, next), depth } };
    }
    case 'close': {
      const at = blockedAt(keys, viewer);
      if (at === null) return popTo(stack, keys.length - 1);
      // Cancelling the sign-in also leaves the page that requires a player.
      return at < 0 ? { type: 'leave', steps: depth + 1 } : popTo(stack, at);
    }
    case 'closeAll':
      return popTo(stack, 0);
    case 'signedIn': {
      const last = keys.filter((key) => !isSignIn(key)).at(-1);
      return popTo(stack, last === undefined ? 0 : keys.indexOf(last) + 1);
    }
  }
}

/** A page that is already open: pages above it are closed. Different parameters rewrite the address in place. */
function reopen(stack: PageStack, at: number, params: PageParams | undefined): PageMove {
  const keys = stack.keys.slice(0, at + 1);
  if (!params || sameParams(pick(stack.params, keys.slice(at)), params)) return popTo(stack, at + 1);
  const depth = keys.length === stack.keys.length ? stack.depth : 0;
  const all = pick({ ...pick(stack.params, keys.slice(0, at)), ...params }, keys);
  return { type: 'replace', stack: { keys, params: all, depth } };
}

/** Keeps only the first `length` pages, going back as far as the history allows; otherwise it rewrites the address. */
function popTo({ keys, params, depth }: PageStack, length: number): PageMove {
  const retained = keys.slice(0, Math.max(0, length));
  const steps = keys.length - retained.length;
  if (steps === 0) return { type: 'none' };
  if (steps <= depth) return { type: 'back', steps };
  return { type: 'replace', stack: { keys: retained, params: pick(params, retained), depth: 0 } };
}

/** The values that belong to these pages; empty ones are dropped. */
function pick(values: Readonly<Record<string, string | undefined>>, keys: readonly PageKey[]): PageParams {
  return Object.fromEntries(paramNames(keys).flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
}

function sameParams(one: PageParams, other: PageParams): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof PageParams>;
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''));
}
