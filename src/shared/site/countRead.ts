import { refreshUnread, useUnread } from './unreadMessages.ts';

/**
 * Shows at once how many messages reading leaves unread, while `call` tells the house; then the house's own number.
 * @throws what `call` throws
 */
export async function countRead(left: (unread: number) => number, call: Promise<unknown>): Promise<void> {
  useUnread.setState(({ count, telling }) => ({ count: Math.max(0, left(count)), telling: telling + 1 }));
  try {
    await call;
  } finally {
    useUnread.setState(({ telling }) => ({ telling: telling - 1 }));
    void refreshUnread();
  }
}
