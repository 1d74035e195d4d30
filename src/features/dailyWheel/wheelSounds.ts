import type { SoundOptions } from '../../../audio/player.ts';
import type { SoundCue, Sounds } from '../../shared/device/useSounds.ts';
import type { DailyWheelView } from './engine/dailyWheelView.ts';
import type { WheelSource } from './wheelSource.ts';

/** What the wheel's sounds depend on: whether it turns, ms until it stands (infinite while nobody has answered), and what was won. */
type SoundState = Pick<DailyWheelView, 'phase' | 'won'> & { stops: number };

/** From so many units of the market on a prize sounds large. */
const BIG = 10n;
/** It turns ever slower over its last stretch, ms. */
const SLOWS = 3_000;

/** How the daily wheel sounds. @param unit 1 U of the market, in minor units */
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
