import { climb } from '../../../../audio/sounds.ts';
import { soloSounds } from '../../solo/soloSounds.ts';
import { soloLive, soloSource } from '../../solo/soloUi.ts';
import { soloAdapter } from '../../solo/soloWire.ts';
import { autoSide, type Side } from '../engine/sample.ts';
import { landsAt, sampleView } from '../engine/sampleView.ts';
import { SAMPLE_WIRE } from '../sampleWire.ts';

/** The form in the panel. */
export interface SampleForm {
  side: Side;
  /** The sides that an auto-bet run calls, one digit per throw ('0110'), and the number of right calls before cashing out. */
  sequence: string;
  calls: number;
}

const adapter = soloAdapter(SAMPLE_WIRE, {
  shownAt: landsAt,
  autoChoice: autoSide,
  autoMove: ({ streak }, settings, made) =>
    streak >= settings.calls ? 'cashOut' : { move: autoSide(settings, made) },
});

export const live = soloLive(adapter, (): SampleForm => ({ side: 0, sequence: '0', calls: 1 }));
export const source = soloSource(live.session, sampleView);

export const sounds = soloSounds(live.session, {
  step: ({ thrown, end, streak }) => {
    if (!thrown) return [];
    const right = end !== 'lost';
    return ['coinLand', ...(right ? [{ sound: 'gem' as const, how: { rate: climb(streak - 1) } }] : [])];
  },
  loop: 'coinSpin',
  moves: () => {
    const { toss, lands } = source.view();
    return toss < lands && toss !== Number.POSITIVE_INFINITY;
  },
});

export function sidesOf(sequence: string): Side[] {
  return [...sequence].map((sign) => (sign === '1' ? 1 : 0));
}
