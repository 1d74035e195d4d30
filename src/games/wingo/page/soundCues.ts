import type { SoundName } from '../../../../audio/sounds.ts';
import type { WingoModel } from '../../../../contract/games/wingo/rules.ts';
import type { PoolSessionState } from '../../pools/session/poolAdapter.ts';
import type { WingoView } from '../engine/wingoView.ts';

/** The inputs of the sounds at one moment. */
export interface SoundFacts {
  /** The current model and its round. */
  round: string;
  /** Whole seconds to the round's end, rounded up. */
  seconds: number;
  closed: boolean;
  /** Ms since the newest draw's round ended; null while none is known. */
  since: number | null;
  /** The player's stakes on the live round. */
  staked: bigint;
  /** The newest decision of the current model: its round and its payout. */
  decided: string | null;
  won: 'big' | 'small' | null;
}

/** The second at which the beep sounds, when the grid is masked. */
const BEEP = 4;
/** When the ball leaves the mouth, and when it is in place. */
const POPS = 1_400;
const SHOWN = 2_450;
/** From this multiple of the stake on, a win has the large sound. */
const BIG = 5n;
/** Moments older than this (ms) count as missed. */
const FRESH = 600;

/** The sounds between two moments. Missed moments make no sound. */
export function cues(before: SoundFacts, now: SoundFacts): SoundName[] {
  const sounds: SoundName[] = [];
  const same = before.round === now.round;
  if (same && before.seconds > BEEP && now.seconds === BEEP) sounds.push('beep');
  if (same && now.closed && now.seconds < before.seconds && now.seconds < BEEP) sounds.push('tick');
  if (same && now.staked > before.staked) sounds.push('bet');
  if (passed(before, now, POPS)) sounds.push('ballPop');
  if (passed(before, now, SHOWN)) sounds.push('reveal');
  if (now.decided !== null && now.decided !== before.decided && now.won)
    sounds.push(now.won === 'big' ? 'winBig' : 'winSmall');
  return sounds;
}

/** Whether the newest draw has just passed that time. */
function passed(before: SoundFacts, now: SoundFacts, at: number): boolean {
  if (now.since === null || before.since === null || now.since < at || now.since > at + FRESH) return false;
  return before.since < at || before.since > now.since;
}

/** The sound inputs of the current model. */
export function soundFacts({
  model,
  state: { game, decision },
  view: { roundId, remaining, phase, drawn },
}: {
  model: WingoModel;
  state: PoolSessionState<number>;
  view: WingoView;
}): SoundFacts {
  const own = decision?.own ?? null;
  const won = own !== null && own.payout > own.stake && !decision?.voided;
  const staked = game.round?.ownStakes.reduce((sum, own) => sum + own, 0n) ?? 0n;
  return {
    round: `${model} ${roundId}`,
    seconds: Math.ceil(remaining / 1_000),
    closed: phase === 'closed',
    since: drawn?.since ?? null,
    staked,
    decided: decision && `${model} ${decision.roundId}`,
    won: won ? (own.payout >= BIG * own.stake ? 'big' : 'small') : null,
  };
}
