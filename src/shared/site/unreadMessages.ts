import { useEffect } from 'react';
import { create } from 'zustand';
import { siteMessagesUnread } from '../../../contract/http/site/site.ts';
import { http } from '../../net/backend.ts';
import { useSession } from '../account/session.ts';

/**
 * Number of the site's messages that the player has not read. Not a query, because the page chrome shows it in the first
 * render.
 */

/** Minimum interval (ms) between refetches on return to the page. */
const EVERY = 60_000;

/** The number, 0 for a visitor and while unknown; and the number of pending requests that mark messages as read. */
export const useUnread = create(() => ({ count: 0, telling: 0 }));

let lastRequest = 0;
let request = 0;

/** The number of unread messages, 0 for a visitor and while unknown. */
export function useUnreadMessages(): number {
  const token = useSession((session) => session.token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches for each session
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

/** Fetches the number. A failure changes nothing, nor does a reply that may not include recent reads. */
export async function refreshUnread(): Promise<void> {
  const mine = ++request;
  lastRequest = Date.now();
  if (useSession.getState().token === null) return useUnread.setState({ count: 0 });
  const answer = await http.send(siteMessagesUnread, undefined, { quiet: true }).catch(() => null);
  if (answer && mine === request && !useUnread.getState().telling)
    useUnread.setState({ count: answer.count });
}
