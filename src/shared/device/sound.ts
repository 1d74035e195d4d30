import { useSyncExternalStore } from 'react';
import { createPlayer } from '../../../audio/player.ts';
import { useControls } from './controls.ts';

/** The game on the screen, whose sounds may be off. */
let table: string | null = null;

/** The site's single sound player. Nothing is loaded before the first sound (audio/player.ts). */
export const player = createPlayer(() => {
  const { volume, quiet, haptics, silentTables } = useControls.getState();
  const lessMotion = document.documentElement.dataset.motion === 'less';
  return {
    volume: quiet || (table !== null && silentTables.includes(table)) ? 0 : volume / 100,
    haptics: haptics && !quiet && !lessMotion,
  };
});

useControls.subscribe(() => player.wishesChanged());

/** Sets the game whose sounds are played from now on; null: none. */
export function soundTable(name: string | null): void {
  table = name;
  player.wishesChanged();
}

/** Whether sounds are off on this device. */
export function useMuted(): boolean {
  return useSyncExternalStore(player.subscribe, () => player.muted);
}
