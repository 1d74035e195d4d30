import { useSyncExternalStore } from 'react';
import { channel } from '../../net/backend.ts';

const follow = (changed: () => void) => channel.onState(changed);

/** Whether the house cannot be reached now: nothing new comes of it, and what is sent would wait. */
export const isLineDown = () => channel.state === 'disconnected' || channel.state === 'connecting';

/** The same, rendered as it changes. */
export function useLineDown(): boolean {
  return useSyncExternalStore(follow, isLineDown);
}
