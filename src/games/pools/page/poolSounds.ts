import type { SoundOptions } from '../../../../audio/player.ts';
import type { LoopName } from '../../../../audio/sounds.ts';
import type { SceneSource } from '../../../stage/sceneRunner.ts';
import type { GameSounds } from '../../session/useGameSounds.ts';
import type { PoolView } from '../engine/poolView.ts';
import type { PoolSession } from '../session/poolSession.ts';
import { drawn, type Mark, poolCues, type SoundFacts, soundFacts } from './poolCues.ts';

/** How a game's draw sounds. */
interface DrawSounds {
  marks: readonly Mark[];
  /** What sounds on and on, and how, so many ms after betting closed; null while it does not. */
  loop: { name: LoopName; at: (since: number) => SoundOptions | null } | null;
}

/** How a game of pools sounds: what all of them share, and its own draw. */
export function poolSounds<Result, View extends PoolView>(
  { store }: PoolSession<Result>,
  { view }: SceneSource<View>,
  { marks, loop }: DrawSounds,
): GameSounds<SoundFacts> {
  return {
    now: () => soundFacts(view(), store.getState().decision),
    subscribe: (changed) => store.subscribe(changed),
    cues: (before, now) => poolCues(before, now, marks),
    loop: loop && {
      name: loop.name,
      at: (heard) => (drawn(heard) < 0 ? null : loop.at(drawn(heard))),
    },
  };
}
