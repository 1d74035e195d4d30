import { useSyncExternalStore } from 'react';
import { channel } from '../../net/backend.ts';

const follow = (changed: () => void) => channel.onState(changed);

/** Whether the server is unreachable: no events arrive, and requests would wait. */
export const isLineDown = () => channel.state === 'disconnected' || channel.state === 'connecting';

/** The same as a hook. */
export function useLineDown(): boolean {
  return useSyncExternalStore(follow, isLineDown);
}
