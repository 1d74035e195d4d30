import type { SoundOptions } from '../../../audio/player.ts';
import type { SoundCue, Sounds } from '../../shared/device/useSounds.ts';
import type { DailyWheelView } from './engine/dailyWheelView.ts';
import type { WheelSource } from './wheelSource.ts';

/** Inputs of the wheel's sounds: whether it turns, ms until it stops (infinite while there is no answer), and the prize. */
type SoundState = Pick<DailyWheelView, 'phase' | 'won'> & { stops: number };

/** From this many units of the market on, a prize has the large sound. */
const BIG = 10n;
/** The final stretch in which it slows down, ms. */
const SLOWS = 3_000;

/**
 * The sounds of the daily wheel.
 * @param unit 1 U of the market, in minor units
 */
export function wheelSounds(
  source: Pick<WheelSource, 'view' | 'subscribe'>,
  unit: bigint,
): Sounds<SoundState> {
  return {
    now() {
      const { phase, won, lands, spin } = source.view();
      return { phase, won, stops: lands - spin };
    },
    subscribe: (changed) => source.subscribe(changed),
    cues: (before, now) => cues(before, now, unit),
    still: () => false,
    loop: { name: 'wheelSpin', at: (state) => (state.phase === 'spinning' ? turning(state.stops) : null) },
  };
}

function cues(before: SoundState, now: SoundState, unit: bigint): SoundCue[] {
  if (before.phase !== 'spinning' || now.phase === 'spinning') return [];
  if (now.won === null) return ['reelStop'];
  const big = now.won.kind === 'cash' && now.won.amount >= BIG * unit;
  return ['reelStop', big ? 'winBig' : 'winSmall'];
}

function turning(stops: number): SoundOptions {
  const speed = Math.min(1, Math.max(0, stops / SLOWS));
  return { rate: 0.5 + 0.7 * speed, volume: 0.3 + 0.7 * speed };
}
