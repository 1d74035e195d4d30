import { useSyncExternalStore } from 'react';
import { createPlayer } from '../../../audio/player.ts';

/** The site's one player of sounds. Nothing is fetched before the first sound's time (audio/player.ts). */
export const player = createPlayer();

/** Whether sounds are off on this device. */
export function useMuted(): boolean {
  return useSyncExternalStore(player.subscribe, () => player.muted);
}
