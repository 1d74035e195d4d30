import type { SoundName } from '../../../../audio/sounds.ts';
import type { WingoModel } from '../../../../contract/games/wingo/rules.ts';
import type { PoolSessionState } from '../../pools/session/poolAdapter.ts';
import type { WingoView } from '../engine/wingoView.ts';

/** What the sounds depend on, at one moment. */
export interface SoundFacts {
  /** The model that is played, and its round. */
  round: string;
  /** Whole seconds to the round's end, rounded up. */
  seconds: number;
  closed: boolean;
  /** Ms since the newest draw's round ended; null while none is known. */
  since: number | null;
  /** The player's stakes on the live round. */
  staked: bigint;
  /** The newest decision of the played model, by its round, and what it brought. */
  decided: string | null;
  won: 'big' | 'small' | null;
}

/** The beep sounds at this second, as the grid is masked. */
const BEEP = 4;
/** When the ball is out of the mouth, and at its place. */
const POPS = 1_400;
const SHOWN = 2_450;
/** A win of so many times the stake sounds large. */
const BIG = 5n;
/** What passed longer ago than this (ms) was not seen. */
const FRESH = 600;

/** The sounds between two moments. Nothing is made up for what passed unseen. */
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

/** Whether the newest draw passed that time just now. */
function passed(before: SoundFacts, now: SoundFacts, at: number): boolean {
  if (now.since === null || before.since === null || now.since < at || now.since > at + FRESH) return false;
  return before.since < at || before.since > now.since;
}

/** What there is to be heard of the model that is played. */
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
