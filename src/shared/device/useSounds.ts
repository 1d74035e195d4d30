import { useEffect } from 'react';
import type { SoundOptions } from '../../../audio/player.ts';
import type { LoopName, SoundName } from '../../../audio/sounds.ts';
import { onTick } from '../../ui/live/useLiveText.ts';
import { player } from './sound.ts';

/** A sound, and how it is heard where that is not as it is. */
export type SoundCue = SoundName | { sound: SoundName; how: SoundOptions };

/** How a picture sounds: what there is to be heard at a moment, and what sounds between two of them. */
export interface Sounds<State> {
  now(): State;
  /** Calls back when something happened in it. */
  subscribe(changed: () => void): () => void;
  cues(before: State, now: State): SoundCue[];
  /** Whether what is shown stands still, as while the connection is lost: nothing sounds then. */
  still(): boolean;
  /** What sounds on and on, and how at a moment; null while it does not. */
  loop: { name: LoopName; at(state: State): SoundOptions | null } | null;
}

/**
 * Lets a picture be heard while mounted: sounds follow what happens in it, never a press. `sounds` is the same object at
 * every render.
 */
export function useSounds<State>(sounds: Sounds<State>): void {
  useEffect(() => {
    const { loop } = sounds;
    // Fetched now, or with the first touch: a sound that is asked for when they are not there yet is lost.
    player.expect();
    let before = sounds.now();
    let stood = true;
    let loops = false;
    const listen = () => {
      const now = sounds.now();
      const stands = sounds.still();
      // What happened while it stood was not seen.
      if (!stood)
        for (const cue of sounds.cues(before, now))
          if (typeof cue === 'string') player.play(cue);
          else player.play(cue.sound, cue.how);
      const goes = stands ? null : loop?.at(now);
      if (loop && goes) player.loop(loop.name, goes);
      else if (loop && loops) player.stop(loop.name);
      loops = Boolean(goes);
      stood = stands;
      before = now;
    };
    const stops = [sounds.subscribe(listen), onTick(listen)];
    return () => {
      for (const stop of stops) stop();
      if (loop) player.stop(loop.name);
    };
  }, [sounds]);
}
