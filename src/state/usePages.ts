import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type PageKey, SIGN_IN_PAGES } from './pageKeys.ts';
import { type PageAction, readStack, reduce, shownPages, writeStack } from './pageStack.ts';
import { useSession } from './session.ts';

export interface Pages {
  /** The pages to show, the top one last. */
  shown: readonly PageKey[];
  /** The top page of the address is about signing in, though somebody is signed in: `signedIn` leaves it. */
  done: boolean;
  open: (key: PageKey) => void;
  /** Puts another page in the place of the top one. */
  swap: (key: PageKey) => void;
  close: () => void;
  /** Leads back to where signing in was asked for. */
  signedIn: () => void;
}

/** The popup pages over this route (`?z=`), and the ways to change them: each is one navigation. */
export function usePages(): Pages {
  const location = useLocation();
  const navigate = useNavigate();
  const signedIn = useSession((session) => session.token !== null);
  const stack = useMemo(
    () =>
      readStack(new URLSearchParams(location.search), (location.state as { depth?: unknown } | null)?.depth),
    [location],
  );

  const act = useCallback(
    (action: PageAction) => {
      const move = reduce(stack, action, signedIn);
      if (move.type === 'none') return;
      if (move.type === 'back') return void navigate(-move.steps);
      const search = writeStack(new URLSearchParams(location.search), move.stack.keys);
      navigate(
        { pathname: location.pathname, search, hash: location.hash },
        { replace: move.type === 'replace', state: { depth: move.stack.depth } },
      );
    },
    [stack, signedIn, navigate, location],
  );

  return useMemo(
    () => ({
      shown: shownPages(stack.keys, signedIn),
      done: signedIn && SIGN_IN_PAGES.some((key) => key === stack.keys.at(-1)),
      open: (key) => act({ type: 'open', key }),
      swap: (key) => act({ type: 'swap', key }),
      close: () => act({ type: 'close' }),
      signedIn: () => act({ type: 'signedIn' }),
    }),
    [stack, signedIn, act],
  );
}
