import { useEffect } from 'react';
import { create } from 'zustand';
import { siteMessagesUnread } from '../../../contract/http/site/site.ts';
import { http } from '../../net/backend.ts';
import { useSession } from '../account/session.ts';

/** How many of the site's messages the player has not read. No query: the chrome shows it with the first picture. */

/** Asked again at most so often (ms), when the player comes back to the page. */
const EVERY = 60_000;

/** The number, 0 for a visitor and while it is unknown; and how much the house is being told that was read here. */
export const useUnread = create(() => ({ count: 0, telling: 0 }));

let lastRequest = 0;
let request = 0;

/** The number of unread messages of the site, 0 for a visitor and while it is unknown. */
export function useUnreadMessages(): number {
  const token = useSession((session) => session.token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for each session
  useEffect(() => {
    void refreshUnread();
    const look = () => {
      if (!document.hidden && Date.now() - lastRequest >= EVERY) void refreshUnread();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [token]);
  return useUnread(({ count }) => count);
}

/** Asks the house. A failure changes nothing, nor does an answer that may not know yet what was read since. */
export async function refreshUnread(): Promise<void> {
  const mine = ++request;
  lastRequest = Date.now();
  if (useSession.getState().token === null) return useUnread.setState({ count: 0 });
  const answer = await http.send(siteMessagesUnread, undefined, { quiet: true }).catch(() => null);
  if (answer && mine === request && !useUnread.getState().telling)
    useUnread.setState({ count: answer.count });
}
