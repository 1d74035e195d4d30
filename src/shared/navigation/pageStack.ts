import { isPageKey, type PageKey, type PageParams, paramNames } from './pageKeys.ts';
import { PAGE_NEEDS_LOGIN, SIGN_IN_PAGES } from './pageTable.ts';

/** The popup pages over a route: `?z=` in the address, and how much of it this tab's history can take back. */
export interface PageStack {
  keys: readonly PageKey[];
  /** What the pages' own names in the query say. */
  params: PageParams;
  /** History entries below this one that hold the stack without its last 1, 2 … `depth` pages. */
  depth: number;
}

/** Who looks at the stack, and over what. */
export interface Viewer {
  signedIn: boolean;
  /** A player has to sign in again for what they tried: sign-in shows over what is open, as it does for a visitor. */
  again: boolean;
  /** The route below needs a player itself. */
  guarded: boolean;
}

export type PageAction =
  /** Params given are all that the page has from then on; without, an open page keeps its own. */
  | { type: 'open'; key: PageKey; params?: PageParams }
  /** Another page takes the place of the one on top. */
  | { type: 'swap'; key: PageKey }
  | { type: 'close' }
  /** All of them: back to what they lie over. */
  | { type: 'closeAll' }
  /** Somebody signed in: back to the page remembered below the sign-in pages. */
  | { type: 'signedIn' };

/** The one navigation that an action asks for. */
export type PageMove =
  | { type: 'none' }
  | { type: 'back'; steps: number }
  /** Away from the route itself: so far back, or to the lobby when the history is shorter than that. */
  | { type: 'leave'; steps: number }
  | { type: 'push' | 'replace'; stack: PageStack };

/** The stack an address asks for. Unknown and repeated pages are left out; `login` in the query opens sign-in. */
export function readStack(search: URLSearchParams, depth: unknown): PageStack {
  const wanted = (search.get('z') ?? '').split('_');
  if (search.has('login')) wanted.push('login');
  const keys = [...new Set(wanted)].filter(isPageKey);
  const known = typeof depth === 'number' && Number.isInteger(depth) ? depth : 0;
  const params = pick(Object.fromEntries(search), keys);
  return { keys, params, depth: Math.max(0, Math.min(known, keys.length)) };
}

/** The address's query when one stack takes another's place, all that is not the pages' own kept. */
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
 * Where a visitor is held up: the index of the first page that needs a player, -1 when the route itself does,
 * null when nothing is in the way.
 */
function blockedAt(keys: readonly PageKey[], { signedIn, guarded }: Viewer): number | null {
  if (signedIn) return null;
  if (guarded) return -1;
  const at = keys.findIndex((key) => PAGE_NEEDS_LOGIN[key]);
  return at < 0 ? null : at;
}

/**
 * The pages to show. For a visitor sign-in stands in for what needs a player, and for everything above it; the
 * stack itself is kept, so that signing in leads to the page that was wanted.
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

/** What an action does to the stack, as one navigation. */
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
      // Sign-in that only stands in for a page is not in the stack: the other page goes on top of it.
      if (top === undefined || top !== keys.at(-1)) return reduce(stack, { ...action, type: 'open' }, viewer);
      const next = [...keys.slice(0, -1), action.key];
      return { type: 'replace', stack: { keys: next, params: pick(params, next), depth } };
    }
    case 'close': {
      const at = blockedAt(keys, viewer);
      if (at === null) return popTo(stack, keys.length - 1);
      // Whoever does not want to sign in leaves with it what needs a player.
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

/** A page that is open already: what lies above it goes. With other parameters the address is rewritten in place. */
function reopen(stack: PageStack, at: number, params: PageParams | undefined): PageMove {
  const keys = stack.keys.slice(0, at + 1);
  if (!params || sameParams(pick(stack.params, keys.slice(at)), params)) return popTo(stack, at + 1);
  const depth = keys.length === stack.keys.length ? stack.depth : 0;
  const all = pick({ ...pick(stack.params, keys.slice(0, at)), ...params }, keys);
  return { type: 'replace', stack: { keys, params: all, depth } };
}

/** Leaves the first `length` pages, through history as far as it reaches; short history is only rewritten. */
function popTo({ keys, params, depth }: PageStack, length: number): PageMove {
  const retained = keys.slice(0, Math.max(0, length));
  const steps = keys.length - retained.length;
  if (steps === 0) return { type: 'none' };
  if (steps <= depth) return { type: 'back', steps };
  return { type: 'replace', stack: { keys: retained, params: pick(params, retained), depth: 0 } };
}

/** Those of the values that belong to these pages; empty ones are none. */
function pick(values: Readonly<Record<string, string | undefined>>, keys: readonly PageKey[]): PageParams {
  return Object.fromEntries(paramNames(keys).flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
}

function sameParams(one: PageParams, other: PageParams): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof PageParams>;
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''));
}
