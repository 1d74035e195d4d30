import { climb } from '../../../../audio/sounds.ts';
import { soloSounds } from '../../solo/soloSounds.ts';
import { soloLive, soloSource } from '../../solo/soloUi.ts';
import { soloAdapter } from '../../solo/soloWire.ts';
import { guessBy, type HiloRule, rightGuesses } from '../engine/hilo.ts';
import { cardShown, hiloView } from '../engine/hiloView.ts';
import { HILO_WIRE } from '../hiloWire.ts';

/** The form in the panel. */
export interface HiloForm {
  /** The guess rule of an auto-bet run, and the number of right guesses before cashing out. */
  rule: HiloRule;
  guesses: number;
}

const adapter = soloAdapter(HILO_WIRE, {
  shownAt: ({ round, cameAt, fast }) => cardShown(cameAt, round.dealt, fast),
  autoChoice: () => 'deal' as const,
  autoMove: (round, { rule, guesses }) =>
    rightGuesses(round) >= guesses ? 'cashOut' : { move: guessBy(rule, round.cards.at(-1) ?? 0) },
});

export const live = soloLive(adapter, (): HiloForm => ({ rule: 'likely', guesses: 2 }));
export const source = soloSource(live.session, hiloView);

export const sounds = soloSounds(live.session, {
  step: ({ dealt, guesses, end }) => {
    if (!dealt) return [];
    const right = guesses.length > 0 && end !== 'lost' && guesses.at(-1) !== 'skip';
    return [
      'cardFlip',
      ...(right ? [{ sound: 'gem' as const, how: { rate: climb(guesses.length - 1) } }] : []),
    ];
  },
  loop: null,
  moves: () => false,
});
