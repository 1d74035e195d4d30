import { create } from 'zustand';
import { chatLatest, chatStanding } from '../../../contract/chat/operations.ts';
import { channel } from '../../net/backend.ts';
import { load, save } from '../../net/storage.ts';
import { useSession } from '../../shared/account/session.ts';

/** What is new in rooms that nobody looks at: so little that it is heard at every table. */

const READ = 'kilat.chatRead';

interface Unread {
  /** The newest message that is known of, by room. */
  newest: Readonly<Record<string, string>>;
  /** Rooms in which the player was named since they last looked. */
  named: readonly string[];
  /** The last message that was on the screen, by room; on this device. */
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

/** Whether a room has something new: 'named' when it calls the player, 'new' otherwise. */
export function useNews(room: string): 'named' | 'new' | null {
  return useUnread(({ newest, named, read }) => {
    if (named.includes(room)) return 'named';
    // Who was never there is not called by what others said before.
    const [last, seen] = [newest[room], read[room]];
    return last !== undefined && seen !== undefined && BigInt(last) > BigInt(seen) ? 'new' : null;
  });
}

/** The player has seen a room up to this message. */
export function markRead(room: string, id: string): void {
  useUnread.setState(({ read, named, newest }) => ({
    read: { ...read, [room]: id },
    named: named.filter((one) => one !== room),
    newest: { ...newest, [room]: id },
  }));
  save(READ, JSON.stringify(useUnread.getState().read));
}

/** Hears of news until the returned call: not for players on a break, whom nothing is to call back. */
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
          // Who looks in for the first time starts from here.
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
