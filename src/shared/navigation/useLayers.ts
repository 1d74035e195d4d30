import { createContext, useCallback, useContext, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beginToLeave, entriesBelow } from '../../ui/layout/historyEntries.ts';
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

/** Whether the current route requires a player; provided by the app, which knows the routes. */
export const GuardedRoute = createContext(false);

export interface Layers {
  entry: LayerEntry;
  viewer: Viewer;
  act: (action: LayerAction) => void;
  /** Performs a navigation computed by another reducer of layers. */
  go: (to: Navigation) => void;
}

/** The layers over this route (layers.ts), and the only way to change them: each change is one navigation. */
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
      if (action.type !== 'hideDialog' || beginToLeave(key)) go(reduceLayers(entry, action, viewer));
    },
    [entry, viewer, go, key],
  );
  return useMemo(() => ({ entry, viewer, act, go }), [entry, viewer, act, go]);
}

/** A dialog over the page: cannot be linked, and is closed by the phone's back button. */
export function useDialog(name: DialogName) {
  const { entry, act } = useLayers();
  const open = entry.state?.dialog === name;
  const about = open && typeof entry.state?.about === 'string' ? entry.state.about : null;
  return useMemo(
    () => ({
      open,
      /** Its argument. */
      about,
      show: (about?: string) => act({ type: 'showDialog', dialog: name, about }),
      /** Closes it if it is still open; safe at the end of an asynchronous call. */
      hide: () => act({ type: 'hideDialog' }),
    }),
    [open, about, name, act],
  );
}
