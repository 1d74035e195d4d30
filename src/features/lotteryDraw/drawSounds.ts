import { climb } from '../../../audio/sounds.ts';
import type { SoundCue, Sounds } from '../../shared/device/useSounds.ts';
import { ballLeaves, drawEnds, placeLit } from './engine/drawTimes.ts';
import type { LotteryDrawView } from './engine/lotteryDrawView.ts';
import type { LiveLottery } from './liveLottery.ts';

type SoundState = Pick<LotteryDrawView, 'winners' | 'drawing'>;

/** Moments older than this (ms) count as missed. */
const FRESH = 600;

/** The sounds of an animated draw: the drum turns, balls pop out, places light up; the last place is first. */
export function drawSounds(live: Pick<LiveLottery, 'view' | 'subscribe'>): Sounds<SoundState> {
  return {
    now: () => live.view(),
    subscribe: (changed) => live.subscribe(changed),
    cues,
    still: () => false,
    loop: { name: 'diceShake', at: (state) => (whirls(state) ? { rate: 1.3, volume: 0.6 } : null) },
  };
}

/** Until the first place's ball has left. */
const whirls = ({ winners, drawing }: SoundState) =>
  winners.length > 0 && drawing >= 0 && drawing < ballLeaves(0, winners.length);

function cues(before: SoundState, now: SoundState): SoundCue[] {
  const { winners, drawing } = now;
  const passed = (at: number) => before.drawing < at && drawing >= at && drawing < at + FRESH;
  const places = winners.length;
  const cues: SoundCue[] = [];
  for (let place = places - 1; place >= 0; place--) {
    if (passed(ballLeaves(place, places))) cues.push('ballPop');
    if (passed(placeLit(place, places)))
      cues.push(
        winners[place]?.mine ? 'winSmall' : { sound: 'gem', how: { rate: climb(places - 1 - place) } },
      );
  }
  if (places > 0 && passed(drawEnds(places)))
    cues.push(winners.some(({ mine }) => mine) ? 'winBig' : 'reveal');
  return cues;
}
