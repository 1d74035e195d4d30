import type { LoopName } from '../../../audio/sounds.ts';
import type { SoundCue, Sounds } from '../../shared/device/useSounds.ts';
import type { SoloKind } from '../engine/soloPlay.ts';
import { isLost } from '../session/roundAdapter.ts';
import type { SoloSession } from '../session/soloSession.ts';

/** From this multiple of the stake on, a payout is a big win. */
const BIG = 10n;

interface SoundState<Round> {
  /** The round of the last accepted bet. */
  begun: string | null;
  /** The newest step that the picture has shown. */
  shown: Round | null;
  moves: boolean;
}

/**
 * The sounds of a solo game: its own sounds for each shown step, the common ones for the end, and a loop while the picture
 * animates a step.
 */
export function soloSounds<K extends SoloKind>(
  { store }: SoloSession<K>,
  {
    step,
    loop,
    moves,
  }: {
    step: (round: K['round']) => readonly SoundCue[];
    loop: LoopName | null;
    moves: () => boolean;
  },
): Sounds<SoundState<K['round']>> {
  return {
    now() {
      const state = store.getState();
      const { round, brought, showing } = state;
      return {
        begun: state.started,
        shown: brought && !showing ? round : null,
        moves: moves(),
      };
    },
    subscribe: (changed) => store.subscribe(changed),
    still: () => isLost(store.getState()),
    cues(before, now) {
      const cues: SoundCue[] = now.begun !== null && now.begun !== before.begun ? ['bet'] : [];
      if (now.shown && now.shown !== before.shown) cues.push(...step(now.shown), ...endOf(now.shown));
      return cues;
    },
    loop: loop && { name: loop, at: (state) => (state.moves ? {} : null) },
  };
}

/** Only a payout above the stake gets a win sound. */
function endOf({ over, end, stake, win }: SoloKind['round']): SoundCue[] {
  if (!over) return [];
  if (win < stake) return ['lose'];
  const taken: SoundCue[] = end === 'cashedOut' || end === 'limit' ? ['cashout'] : [];
  return win > stake ? [...taken, win >= BIG * stake ? 'winBig' : 'winSmall'] : taken;
}
