import { useEffect } from 'react';
import { soundTable } from '../../shared/device/sound.ts';
import { type Sounds, useSounds } from '../../shared/device/useSounds.ts';
import { useTable } from '../frame/useTable.ts';

/** Lets a game be heard while mounted, unless its table's sounds are off. `sounds` is the same object at every render. */
export function useGameSounds<State>(sounds: Sounds<State>): void {
  const table = useTable();
  useEffect(() => {
    soundTable(table);
    return () => soundTable(null);
  }, [table]);
  useSounds(sounds);
}
