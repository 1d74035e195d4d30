import { useSyncExternalStore } from 'react';
import type { ChannelState } from '../../net/channel.ts';
import { channel } from '../../net/house.ts';

const subscribe = (changed: () => void) => channel.onState(changed);
const read = () => channel.state;

/** The state of the line to the house. */
export function useConnection(): ChannelState {
  return useSyncExternalStore(subscribe, read);
}
