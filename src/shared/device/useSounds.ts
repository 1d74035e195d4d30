import { useEffect } from 'react';
import type { SoundOptions } from '../../../audio/player.ts';
import type { LoopName, SoundName } from '../../../audio/sounds.ts';
import { onTick } from '../../ui/live/useLiveText.ts';
import { player } from './sound.ts';

/** A sound, with options if they differ from the default. */
export type SoundCue = SoundName | { sound: SoundName; how: SoundOptions };

/** The sounds of a picture: their inputs at a moment, and the sounds between two moments. */
export interface Sounds<State> {
  now(): State;
  /** Calls back on every change. */
  subscribe(changed: () => void): () => void;
  cues(before: State, now: State): SoundCue[];
  /** Whether the picture is frozen, e.g. while the connection is lost: no sounds then. */
  still(): boolean;
  /** The looped sound, and its options at a moment; null while it is off. */
  loop: { name: LoopName; at(state: State): SoundOptions | null } | null;
}

/**
 * Plays a picture's sounds while mounted: they follow its state, never presses. `sounds` must be the same object at every
 * render.
 */
export function useSounds<State>(sounds: Sounds<State>): void {
  useEffect(() => {
    const { loop } = sounds;
    // Loads the sounds now, or on the first touch: a sound played before it is loaded is lost.
    player.expect();
    let before = sounds.now();
    let stood = true;
    let loops = false;
    const listen = () => {
      const now = sounds.now();
      const stands = sounds.still();
      // Changes while it was frozen were not visible.
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
