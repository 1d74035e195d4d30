import { createContext, useCallback, useContext, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../account/session.ts';
import { type PageKey, type PageParams, type ParamsOf, SIGN_IN_PAGES } from './pageKeys.ts';
import { type PageAction, readStack, reduce, shownPages, type Viewer, writeStack } from './pageStack.ts';

export interface Pages {
  /** The pages to show, the top one last. */
  shown: readonly PageKey[];
  /** What the query says under the names of the open pages (`PAGE_PARAMS`). */
  params: PageParams;
  /** The top page of the address is about signing in, though somebody is signed in: `signedIn` leaves it. */
  done: boolean;
  /**
   * Opens a page, or comes back to it when it is open below others. Parameters given are all that it has from then
   * on: an open page changes its own so, without a new entry in the history.
   */
  open: <Key extends PageKey>(key: Key, params?: ParamsOf<Key>) => void;
  /** Puts another page in the place of the top one. */
  swap: (key: PageKey) => void;
  close: () => void;
  /** Closes all pages: back to what they lie over. */
  closeAll: () => void;
  /** Leads back to where signing in was asked for. */
  signedIn: () => void;
}

/** What this site keeps in a history entry: the stack's depth, and whether the side menu is open. */
export interface EntryState {
  depth?: unknown;
  menu?: boolean;
}

/** Whether the route of the address needs a player itself; told by the app, which knows the routes. */
export const GuardedRoute = createContext(false);

/** The popup pages over this route (`?z=`), and the ways to change them: each is one navigation. */
export function usePages(): Pages {
  const location = useLocation();
  const navigate = useNavigate();
  const guarded = useContext(GuardedRoute);
  const signedIn = useSession((session) => session.token !== null);
  const again = useSession((session) => session.again);
  const viewer = useMemo<Viewer>(() => ({ signedIn, again, guarded }), [signedIn, again, guarded]);
  const entry = location.state as EntryState | null;
  const menu = entry?.menu === true;
  const stack = useMemo(
    () => readStack(new URLSearchParams(location.search), entry?.depth),
    [location.search, entry?.depth],
  );

  const act = useCallback(
    (action: PageAction) => {
      const move = reduce(stack, action, viewer);
      if (move.type === 'none') return;
      // The side menu has an entry of its own over the page's: what is opened from it takes that entry's place.
      const over = menu ? 1 : 0;
      if (move.type === 'back') return void navigate(-(move.steps + over));
      if (move.type === 'leave') {
        if (entriesBelow() >= move.steps) return void navigate(-move.steps);
        return void navigate('/', { replace: true });
      }
      const search = writeStack(new URLSearchParams(location.search), stack, move.stack);
      navigate(
        { pathname: location.pathname, search, hash: location.hash },
        { replace: menu || move.type === 'replace', state: { depth: move.stack.depth } satisfies EntryState },
      );
    },
    [stack, viewer, navigate, location, menu],
  );

  return useMemo(
    () => ({
      shown: shownPages(stack.keys, viewer),
      params: stack.params,
      done: signedIn && !again && SIGN_IN_PAGES.some((key) => key === stack.keys.at(-1)),
      open: (key, params) => act({ type: 'open', key, params }),
      swap: (key) => act({ type: 'swap', key }),
      close: () => act({ type: 'close' }),
      closeAll: () => act({ type: 'closeAll' }),
      signedIn: () => act({ type: 'signedIn' }),
    }),
    [stack, viewer, signedIn, again, act],
  );
}

/** How many entries of this site lie below the present one; the router counts them. */
function entriesBelow(): number {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return idx ?? 0;
}
