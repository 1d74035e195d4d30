import { useSyncExternalStore } from 'react';
import { createPlayer } from '../../../audio/player.ts';
import { useControls } from './controls.ts';

/** The table that is on the screen, whose sounds may be off. */
let table: string | null = null;

/** The site's one player of sounds. Nothing is fetched before the first sound's time (audio/player.ts). */
export const player = createPlayer(() => {
  const { volume, quiet, haptics, silentTables } = useControls.getState();
  const lessMotion = document.documentElement.dataset.motion === 'less';
  return {
    volume: quiet || (table !== null && silentTables.includes(table)) ? 0 : volume / 100,
    haptics: haptics && !quiet && !lessMotion,
  };
});

useControls.subscribe(() => player.wishesChanged());

/** Names the table that sounds from here on; null: none. */
export function soundTable(name: string | null): void {
  table = name;
  player.wishesChanged();
}

/** Whether sounds are off on this device. */
export function useMuted(): boolean {
  return useSyncExternalStore(player.subscribe, () => player.muted);
}
