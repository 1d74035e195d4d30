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

/** Reading that the house is being told of: its number may be from before. */
let telling = 0;

/** What was read here so far: an answer that was asked for before some of it is old news. */
let reads = 0;

/**
 * Shows the number that reading leaves at once, while `call` tells the house; then the house's own.
 * @throws what `call` throws
 */
export async function countRead(left: (unread: number) => number, call: Promise<unknown>): Promise<void> {
  reads++;
  telling++;
  setUnread(left(useUnread.getState()));
  try {
    await call;
  } finally {
    telling--;
    void refreshUnread();
  }
}

function setUnread(count: number): void {
  useUnread.setState(Math.max(0, count), true);
}

/** Asks the house. A failure changes nothing. */
async function refreshUnread(): Promise<void> {
  const { token } = useSession.getState();
  if (token === null) return;
  asked = Date.now();
  const before = reads;
  const answer = await http.send(siteMessagesUnread, undefined, { quiet: true }).catch(() => null);
  if (answer && telling === 0 && reads === before && useSession.getState().token === token)
    setUnread(answer.count);
}
