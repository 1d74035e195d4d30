import { useMemo } from 'react';
import type { PageKey, PageParams, ParamsOf } from './pageKeys.ts';
import { readStack, shownPages } from './pageStack.ts';
import { SIGN_IN_PAGES } from './pageTable.ts';
import { useLayers } from './useLayers.ts';

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

/** The popup pages over this route (`?z=`), and the ways to change them: each is one navigation. */
export function usePages(): Pages {
  const { entry, viewer, act } = useLayers();
  const depth = entry.state?.depth;
  const stack = useMemo(() => readStack(new URLSearchParams(entry.search), depth), [entry.search, depth]);
  return useMemo(
    () => ({
      shown: shownPages(stack.keys, viewer),
      params: stack.params,
      done: viewer.signedIn && !viewer.again && SIGN_IN_PAGES.some((key) => key === stack.keys.at(-1)),
      open: (key, params) => act({ type: 'open', key, params }),
      swap: (key) => act({ type: 'swap', key }),
      close: () => act({ type: 'close' }),
      closeAll: () => act({ type: 'closeAll' }),
      signedIn: () => act({ type: 'signedIn' }),
    }),
    [stack, viewer, act],
  );
}
