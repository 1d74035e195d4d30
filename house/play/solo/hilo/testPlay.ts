import * as operations from '../../../../contract/games/hilo/operations.ts';
import { oneOf } from '../../../testing/solo/draws.ts';
import type { AnyRound, TestedSolo } from '../../../testing/solo/testedGame.ts';

const cardsOf = ({ cards }: AnyRound) => cards as number[];
const rankOf = (round: AnyRound) => (cardsOf(round).at(-1) ?? 0) % 13;

/** Test description of hilo. */
export const TESTED_HILO: TestedSolo = {
  operations,
  start: (amount) => ({ amount }),
  anyStart: (amount) => ({ amount: amount() }),
  resultOf: (round) => cardsOf(round).map(String),
  moves: {
    move: (round) => ({ guess: rankOf(round) < 6 ? 'higher' : 'lower' }),
    anyMove(round) {
      const rank = rankOf(round);
      const guesses = rank === 0 ? ['higher', 'same'] : rank === 12 ? ['lower', 'same'] : ['higher', 'lower'];
      // Skips are free: without a limit a round might never end.
      return { guess: oneOf(round.step < 8 ? [...guesses, 'skip'] : guesses) };
    },
    wrong: { guess: 'sideways' },
    hides: (round) => cardsOf(round).length === 1,
  },
};
