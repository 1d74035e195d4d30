import { useMemo } from 'react';
import type { PageKey, PageParams, ParamsOf } from './pageKeys.ts';
import { readStack, shownPages } from './pageStack.ts';
import { SIGN_IN_PAGES } from './pageTable.ts';
import { useLayers } from './useLayers.ts';

export interface Pages {
  /** The pages to show, the top one last. */
  shown: readonly PageKey[];
  /** The query parameters of the open pages (`PAGE_PARAMS`). */
  params: PageParams;
  /** The top page belongs to signing in although somebody is signed in: `signedIn` closes it. */
  done: boolean;
  /**
   * Opens a page, or returns to it when it is open below others. Given params replace all of its params; an open page changes
   * its own this way without a new history entry.
   */
  open: <Key extends PageKey>(key: Key, params?: ParamsOf<Key>) => void;
  /** Replaces the top page. */
  swap: (key: PageKey) => void;
  close: () => void;
  /** Closes all pages. */
  closeAll: () => void;
  /** Returns to where sign-in was requested. */
  signedIn: () => void;
}

/** The popup pages over this route (`?z=`), and the functions that change them: each is one navigation. */
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
