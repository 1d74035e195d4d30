import { refreshUnread, useUnread } from './unreadMessages.ts';

/**
 * Updates the unread count at once while `call` notifies the server; then uses the server's own number.
 * @throws the errors of `call`
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
