import { useEffect } from 'react';
import { soundTable } from '../../shared/device/sound.ts';
import { type Sounds, useSounds } from '../../shared/device/useSounds.ts';
import { useTable } from '../frame/useTable.ts';

/** Plays a game's sounds while mounted, unless they are switched off. `sounds` must be the same object at every render. */
export function useGameSounds<State>(sounds: Sounds<State>): void {
  const table = useTable();
  useEffect(() => {
    soundTable(table);
    return () => soundTable(null);
  }, [table]);
  useSounds(sounds);
}
