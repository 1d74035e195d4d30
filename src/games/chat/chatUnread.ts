import { create } from 'zustand';
import { chatLatest, chatStanding } from '../../../contract/chat/operations.ts';
import { channel } from '../../net/backend.ts';
import { load, save } from '../../net/storage.ts';
import { useSession } from '../../shared/account/session.ts';

/** Unread state of chat rooms that are not open; light enough to be subscribed to on every game page. */

const READ = 'kilat.chatRead';

interface Unread {
  /** The newest known message, by room. */
  newest: Readonly<Record<string, string>>;
  /** Rooms in which the player was mentioned since they last looked. */
  named: readonly string[];
  /** The last message shown on the screen, by room; stored on this device. */
  read: Readonly<Record<string, string>>;
}

const useUnread = create<Unread>(() => ({ newest: {}, named: [], read: readBefore() }));

function readBefore(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(load(READ) ?? '{}');
    const ids = Object.entries(stored ?? {}).filter(([, id]) => /^\d{1,19}$/.test(String(id)));
    return Object.fromEntries(ids);
  } catch {
    return {};
  }
}

/** Unread state of a room: 'named' when the player is mentioned, 'new' otherwise. */
export function useNews(room: string): 'named' | 'new' | null {
  return useUnread(({ newest, named, read }) => {
    if (named.includes(room)) return 'named';
    // Earlier messages do not count as mentions in a room that the player never opened.
    const [last, seen] = [newest[room], read[room]];
    return last !== undefined && seen !== undefined && BigInt(last) > BigInt(seen) ? 'new' : null;
  });
}

/** Marks a room as read up to this message. */
export function markRead(room: string, id: string): void {
  useUnread.setState(({ read, named, newest }) => ({
    read: { ...read, [room]: id },
    named: named.filter((one) => one !== room),
    newest: { ...newest, [room]: id },
  }));
  save(READ, JSON.stringify(useUnread.getState().read));
}

/**
 * Subscribes to new messages until the returned function is called. Not for players on a time-out: nothing may draw them back.
 */
export function followNews(room: string): () => void {
  let stop = () => {};
  let ended = false;
  const listen = () => {
    if (ended) return;
    stop = channel.subscribe(
      chatLatest,
      {
        next: ({ id, mentioned }) => {
          if (id === null) return;
          const { read, named } = useUnread.getState();
          // First visit: everything up to here counts as read.
          if (read[room] === undefined) return markRead(room, id);
          useUnread.setState(({ newest }) => ({
            newest: { ...newest, [room]: id },
            ...(mentioned && { named: [...named, room] }),
          }));
        },
      },
      { room },
    );
  };
  if (useSession.getState().token === null) listen();
  else
    channel
      .request(chatStanding, { room }, { quiet: true })
      .then(({ right }) => right !== 'onBreak' && listen())
      .catch(() => {});
  return () => {
    ended = true;
    stop();
  };
}
