import { useEffect } from 'react';
import type { SoundOptions } from '../../../../audio/player.ts';
import type { LoopName } from '../../../../audio/sounds.ts';
import { player } from '../../../shared/device/sound.ts';
import type { SceneSource } from '../../../stage/sceneRunner.ts';
import { onTick } from '../../../ui/live/useLiveText.ts';
import type { PoolView } from '../engine/poolView.ts';
import type { PoolTable } from '../session/poolTable.ts';
import { drawn, heardOf, type Mark, poolCues } from './poolCues.ts';

/** How a game's draw sounds. */
export interface PoolSounds {
  marks: readonly Mark[];
  /** What sounds on and on, and how, so many ms after betting closed; null while it does not. */
  loop: { name: LoopName; at: (since: number) => SoundOptions | null } | null;
}

/**
 * Lets a table be heard while mounted: sounds follow what happens in the game, never a press. All three are the same
 * objects at every render.
 */
export function usePoolSounds<Result, View extends PoolView>(
  { store }: PoolTable<Result>,
  { view }: SceneSource<View>,
  { marks, loop }: PoolSounds,
): void {
  useEffect(() => {
    const heardNow = () => heardOf(view(), store.getState().decision);
    let before = heardNow();
    const listen = () => {
      const now = heardNow();
      for (const sound of poolCues(before, now, marks)) player.play(sound);
      const how = (since: number) => (since < 0 ? null : (loop?.at(since) ?? null));
      const goes = how(drawn(now));
      if (loop && goes) player.loop(loop.name, goes);
      else if (loop && how(drawn(before))) player.stop(loop.name);
      before = now;
    };
    const stops = [store.subscribe(listen), onTick(listen)];
    return () => {
      for (const stop of stops) stop();
      if (loop) player.stop(loop.name);
    };
  }, [store, view, marks, loop]);
}
