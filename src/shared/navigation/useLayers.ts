import { createContext, useCallback, useContext, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../account/session.ts';
import {
  type DialogName,
  type EntryState,
  type LayerAction,
  type LayerEntry,
  type Navigation,
  reduceLayers,
} from './layers.ts';
import type { Viewer } from './pageStack.ts';

/** Whether the route of the address needs a player itself; told by the app, which knows the routes. */
export const GuardedRoute = createContext(false);

export interface Layers {
  entry: LayerEntry;
  viewer: Viewer;
  act: (action: LayerAction) => void;
  /** Does the navigation of another reducer of layers. */
  go: (to: Navigation) => void;
}

/** The layers over this route (layers.ts), and the one way to change them: each change is one navigation. */
export function useLayers(): Layers {
  const { pathname, search, hash, key, state } = useLocation();
  const navigate = useNavigate();
  const guarded = useContext(GuardedRoute);
  const signedIn = useSession((session) => session.token !== null);
  const again = useSession((session) => session.again);
  const viewer = useMemo<Viewer>(() => ({ signedIn, again, guarded }), [signedIn, again, guarded]);
  const entry = useMemo<LayerEntry>(() => ({ search, state: state as EntryState | null }), [search, state]);

  const go = useCallback(
    (to: Navigation) => {
      if (to.type === 'none') return;
      if (to.type === 'back') return void navigate(-to.steps);
      if (to.type === 'leave') {
        if (entriesBelow() >= to.steps) return void navigate(-to.steps);
        return void navigate('/', { replace: true });
      }
      navigate({ pathname, search: to.search, hash }, { replace: to.type === 'replace', state: to.state });
    },
    [navigate, pathname, hash],
  );
  const act = useCallback(
    (action: LayerAction) => {
      if (action.type !== 'hideDialog' || firstToLeave(key)) go(reduceLayers(entry, action, viewer));
    },
    [entry, viewer, go, key],
  );
  return useMemo(() => ({ entry, viewer, act, go }), [entry, viewer, act, go]);
}

/** A dialog over what is shown: no link leads to it, and the phone's back button closes it. */
export function useDialog(name: DialogName) {
  const { entry, act } = useLayers();
  const open = entry.state?.dialog === name;
  const about = open && typeof entry.state?.about === 'string' ? entry.state.about : null;
  return useMemo(
    () => ({
      open,
      /** What it was opened about. */
      about,
      show: (about?: string) => act({ type: 'showDialog', dialog: name, about }),
      /** Closes it where it is still open: also safe at the end of a call, when it may be gone already. */
      hide: () => act({ type: 'hideDialog' }),
    }),
    [open, about, name, act],
  );
}

/** What the router keeps in the browser's history; nothing where it has a history of its own. */
function routerState(): { idx?: number; key?: string } {
  return (history.state ?? {}) as { idx?: number; key?: string };
}

/** How many entries of this site lie below the present one; the router counts them. */
function entriesBelow(): number {
  return routerState().idx ?? 0;
}

/** The entry that is being gone back from, which takes the browser a moment. */
let leaving: string | null = null;

/** Whether an entry may be gone back from: it is the present one, and nobody has begun to. */
function firstToLeave(key: string): boolean {
  const { key: present } = routerState();
  if (present === undefined) return true;
  if (present !== key || leaving === key) return false;
  leaving = key;
  const left = () => {
    leaving = null;
  };
  window.addEventListener('popstate', left, { once: true });
  return true;
}
