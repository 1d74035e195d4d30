import { useEffect } from 'react';
import { create } from 'zustand';
import { siteMessagesUnread } from '../../../contract/http/site.ts';
import { http } from '../../net/house.ts';
import { useSession } from '../account/session.ts';

/** How many of the site's messages the player has not read. No query: the chrome shows it with the first picture. */

/** Asked again at most so often (ms), when the player comes back to the page. */
const EVERY = 60_000;

const useUnread = create<number>(() => 0);

let asked = 0;

/** The number of unread messages of the site, 0 for a visitor and while it is unknown. */
export function useUnreadMessages(): number {
  const token = useSession((session) => session.token);
  useEffect(() => {
    if (token === null) return setUnread(0);
    void refreshUnread();
    const look = () => {
      if (!document.hidden && Date.now() - asked >= EVERY) void refreshUnread();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [token]);
  return useUnread();
}

export function setUnread(count: number): void {
  useUnread.setState(Math.max(0, count), true);
}

/** One message less is unread; the house is told by whoever read it. */
export function oneRead(): void {
  setUnread(useUnread.getState() - 1);
}

/** Asks the house. A failure changes nothing. */
export async function refreshUnread(): Promise<void> {
  const { token } = useSession.getState();
  if (token === null) return;
  asked = Date.now();
  const answer = await http.send(siteMessagesUnread, undefined, { quiet: true }).catch(() => null);
  if (answer && useSession.getState().token === token) setUnread(answer.count);
}
