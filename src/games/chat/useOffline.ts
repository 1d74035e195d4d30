import { useSyncExternalStore } from 'react';
import { channel } from '../../net/house.ts';

const follow = (changed: () => void) => channel.onState(changed);
const lost = () => channel.state === 'disconnected' || channel.state === 'connecting';

/** Whether the house cannot be reached now: what is sent would wait. */
export function useOffline(): boolean {
  return useSyncExternalStore(follow, lost);
}
