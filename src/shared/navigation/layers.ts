import { type PageAction, readStack, reduce, type Viewer, writeStack } from './pageStack.ts';

/**
 * The layers over a route, each opened and closed by one navigation. There are three kinds, by where they are stored:
 * - popup pages (`?z=`, pageStack.ts), in the address: can be linked;
 * - a route's own sheet under a query name (`?sheet=` on a game page, `?edit=` on the limits; queryLayer.ts, which the lobby
 * does not need), in the address too;
 * - dialogs, only in the history entry's state: a question or a menu that cannot be linked. Every opened layer has its own
 * entry, so the phone's back button closes it and leaves the layers below.
 */

/**
 * All dialogs. Only one is open at a time; a page opened from the menu replaces it, one opened from another dialog is placed
 * over it.
 */
export type DialogName = 'menu' | 'age' | 'identity' | 'end-session' | 'play' | 'auto' | 'leave' | 'sign-out';

/** What this site stores in a history entry besides the address; may come from an older version of the site. */
export interface EntryState {
  /** Number of entries below this one that hold the stack of pages without its last 1, 2 … (`PageStack`). */
  depth?: unknown;
  /** The query layer for which this entry was created: closing it goes back to the entry below. */
  pushed?: unknown;
  dialog?: unknown;
  /** The dialog's argument, e.g. the id of a session to end. */
  about?: unknown;
  /** Number of pages below the dialog; later pages are above it. */
  over?: unknown;
  /** The entry is a copy of the same page, so that going back from there asks first (src/games/frame/leaveGuard.ts). */
  guard?: unknown;
}

/** The parts of a history entry that layers use. */
export interface LayerEntry {
  search: string;
  state: EntryState | null;
}

export type LayerAction =
  | PageAction
  | { type: 'showDialog'; dialog: DialogName; about?: string }
  | { type: 'hideDialog' };

/** The single navigation that an action results in. */
export type Navigation =
  | { type: 'none' }
  | { type: 'back'; steps: number }
  /** Leaves the route itself: this many steps back, or to the lobby when the history is shorter. */
  | { type: 'leave'; steps: number }
  | ({ type: 'push' | 'replace' } & LayerEntry);

/** The navigation for an action on an entry's layers. */
export function reduceLayers(entry: LayerEntry, action: LayerAction, viewer: Viewer): Navigation {
  const { search, state } = entry;
  const pages = readStack(new URLSearchParams(search), state?.depth).keys.length;
  const onTop = state?.dialog !== undefined && state.over === pages;
  switch (action.type) {
    case 'showDialog': {
      const { dialog, about } = action;
      return { type: onTop ? 'replace' : 'push', search, state: { ...state, dialog, about, over: pages } };
    }
    case 'hideDialog':
      return onTop ? { type: 'back', steps: 1 } : { type: 'none' };
    default:
      return changePages(entry, action, viewer, onTop);
  }
}

function changePages(
  { search, state }: LayerEntry,
  action: PageAction,
  viewer: Viewer,
  onTop: boolean,
): Navigation {
  const query = new URLSearchParams(search);
  const stack = readStack(query, state?.depth);
  const move = reduce(stack, action, viewer);
  const { dialog, about, over } = state ?? {};
  const covered = dialog === undefined ? 0 : Number(over);
  switch (move.type) {
    case 'none':
      return move;
    case 'leave':
      return { type: 'leave', steps: move.steps + (dialog === undefined ? 0 : 1) };
    case 'back':
      // The dialog's own entry is between the pages above it and those below.
      return { type: 'back', steps: move.steps + (stack.keys.length - move.steps < covered ? 1 : 0) };
  }
  // A page replaces the menu. If a page below a dialog is rewritten, it replaces the dialog's entry as well, and the entry
  // below no longer matches its depth.
  const gone = onTop && (dialog === 'menu' || move.type === 'replace');
  const depth = gone && move.type === 'replace' ? 0 : move.stack.depth;
  const stillOpen = dialog !== undefined && !gone && move.stack.keys.length >= covered;
  return {
    type: gone ? 'replace' : move.type,
    search: writeStack(query, stack, move.stack),
    state: stillOpen ? { depth, dialog, about, over } : { depth },
  };
}
