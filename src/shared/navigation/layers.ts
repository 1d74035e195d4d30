import { type PageAction, readStack, reduce, type Viewer, writeStack } from './pageStack.ts';

/**
 * What can lie over a route, and how each is opened and closed as one navigation. Three kinds, by where they are kept:
 * - popup pages (`?z=`, pageStack.ts), in the address: links lead to them;
 * - a route's own sheet under a name of the query (`?sheet=` over a table, `?edit=` over the limits;
 *   queryLayer.ts, which the lobby does without), in the address too;
 * - dialogs, in the history entry's state alone: a question or a menu that no link leads to.
 * Whatever is opened has an entry of its own, so the phone's back button closes it and leaves what is below.
 */

/** Every dialog. One is open at a time; what is opened from the menu takes its place, from others it lies over them. */
export type DialogName = 'menu' | 'age' | 'identity' | 'end-session' | 'play' | 'auto' | 'leave' | 'sign-out';

/** What this site keeps in a history entry beside the address; by older versions of the site, perhaps. */
export interface EntryState {
  /** Entries below this one that hold the stack of pages without its last 1, 2 … (`PageStack`). */
  depth?: unknown;
  /** The query's layer that this entry was made for: closing it goes back to the entry below. */
  pushed?: unknown;
  dialog?: unknown;
  /** What the dialog is about: the id of a session that may be ended. */
  about?: unknown;
  /** How many pages the dialog lies over; those that follow lie over it. */
  over?: unknown;
  /** The entry stands over the same page without it, so that going back from there asks first (useLeaveGuard.ts). */
  guard?: unknown;
}

/** A history entry, as far as layers are concerned. */
export interface LayerEntry {
  search: string;
  state: EntryState | null;
}

export type LayerAction =
  | PageAction
  | { type: 'showDialog'; dialog: DialogName; about?: string }
  | { type: 'hideDialog' };

/** The one navigation that an action asks for. */
export type Navigation =
  | { type: 'none' }
  | { type: 'back'; steps: number }
  /** Away from the route itself: so far back, or to the lobby when the history is shorter than that. */
  | { type: 'leave'; steps: number }
  | ({ type: 'push' | 'replace' } & LayerEntry);

/** What an action on the layers of an entry does. */
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
      // The dialog's own entry stands between the pages over it and those below.
      return { type: 'back', steps: move.steps + (stack.keys.length - move.steps < covered ? 1 : 0) };
  }
  // From the menu a page takes its place. A page below a dialog that is rewritten takes the dialog's place as well, and
  // the entry below is not what its depth would promise then.
  const gone = onTop && (dialog === 'menu' || move.type === 'replace');
  const depth = gone && move.type === 'replace' ? 0 : move.stack.depth;
  const stillOpen = dialog !== undefined && !gone && move.stack.keys.length >= covered;
  return {
    type: gone ? 'replace' : move.type,
    search: writeStack(query, stack, move.stack),
    state: stillOpen ? { depth, dialog, about, over } : { depth },
  };
}
