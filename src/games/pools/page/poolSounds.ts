import type { SoundOptions } from '../../../../audio/player.ts';
import type { LoopName, SoundName } from '../../../../audio/sounds.ts';
import type { Sounds } from '../../../shared/device/useSounds.ts';
import type { SceneSource } from '../../../stage/sceneRunner.ts';
import { isLost } from '../../session/roundAdapter.ts';
import type { PoolView } from '../engine/poolView.ts';
import type { PoolDecision } from '../session/poolAdapter.ts';
import type { PoolSession } from '../session/poolSession.ts';

/** The inputs of a game's sounds at one moment. */
export interface SoundFacts {
  roundId: string;
  phase: PoolView['phase'];
  /** Whole seconds until betting closes, rounded up; 0 after the close. */
  seconds: number;
  /** Ms since betting closed; 0 while it is open. */
  since: number;
  voided: boolean;
  /** Number of the player's placed bets. */
  bets: number;
  /** The newest round with decided bets of the player, and the volume of its win. */
  decided: string | null;
  won: 'big' | 'small' | null;
}

/** A sound of the draw, at so many ms after betting closed. */
export interface Mark {
  at: number;
  sound: SoundName;
}

/** The last seconds of betting beep; a few before them tick. */
const BEEPS = 3;
const TICKS = 5;
/** Moments older than this (ms) count as missed. */
const FRESH = 700;
/** From this multiple of the stake on, a win has the large sound. */
const BIG = 10n;

/** The sounds between two moments. Missed moments make no sound. */
export function poolCues(before: SoundFacts, now: SoundFacts, marks: readonly Mark[]): SoundName[] {
  const sounds: SoundName[] = [];
  const same = before.roundId === now.roundId;
  if (same && now.phase === 'betting' && now.seconds < before.seconds) {
    if (now.seconds <= BEEPS) sounds.push('beep');
    else if (now.seconds <= TICKS) sounds.push('tick');
  }
  if (same && now.bets > before.bets) sounds.push('bet');
  if (same && !now.voided)
    for (const { at, sound } of marks)
      if (before.since < at && now.since >= at && now.since < at + FRESH) sounds.push(sound);
  if (now.decided !== null && now.decided !== before.decided && now.won)
    sounds.push(now.won === 'big' ? 'winBig' : 'winSmall');
  return sounds;
}

/** Ms since betting closed during the draw; -1 at other times. */
export function drawn({ phase, since, voided }: SoundFacts): number {
  return phase === 'betting' || phase === 'loading' || voided ? -1 : since;
}

/** The sound inputs of a view and the newest decision. */
function soundFacts(view: PoolView, decision: PoolDecision<unknown> | null): SoundFacts {
  const { roundId, phase, elapsed, remaining, voided, chips } = view;
  const own = decision?.own ?? null;
  const won = own !== null && own.payout > own.stake && !decision?.voided;
  return {
    roundId,
    phase,
    seconds: phase === 'betting' ? Math.ceil(remaining / 1_000) : 0,
    since: phase === 'betting' ? 0 : elapsed,
    voided,
    bets: chips.reduce((count, chip) => count + Number(chip.own), 0),
    decided: decision?.roundId ?? null,
    won: won ? (own.payout >= BIG * own.stake ? 'big' : 'small') : null,
  };
}

/** The sounds of a game's draw. */
interface DrawSounds {
  marks: readonly Mark[];
  /** The looped sound and its options at so many ms after betting closed; null while it is off. */
  loop: { name: LoopName; at: (since: number) => SoundOptions | null } | null;
}

/** The sounds of a pool game: the shared ones and those of its own draw. */
export function poolSounds<Result, View extends PoolView>(
  { store }: PoolSession<Result>,
  { view }: SceneSource<View>,
  { marks, loop }: DrawSounds,
): Sounds<SoundFacts> {
  return {
    now: () => soundFacts(view(), store.getState().decision),
    subscribe: (changed) => store.subscribe(changed),
    still: () => isLost(store.getState()),
    cues: (before, now) => poolCues(before, now, marks),
    loop: loop && {
      name: loop.name,
      at: (facts) => (drawn(facts) < 0 ? null : loop.at(drawn(facts))),
    },
  };
}
