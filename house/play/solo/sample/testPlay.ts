import * as operations from '../../../../contract/games/sample/operations.ts';
import { COIN_SIDES } from '../../../../contract/games/sample/rules.ts';
import { oneOf } from '../../../testing/solo/draws.ts';
import type { TestedSolo } from '../../../testing/solo/testedGame.ts';

/** Test description of coin flip. */
export const TESTED_SAMPLE: TestedSolo = {
  operations,
  start: (amount) => ({ amount, side: 'heads' }),
  anyStart: (amount) => ({ amount: amount(), side: oneOf(COIN_SIDES) }),
  resultOf: ({ flips }) => flips as string[],
  moves: {
    move: ({ step }) => ({ side: step % 3 === 0 ? 'heads' : 'tails' }),
    anyMove: () => ({ side: oneOf(COIN_SIDES) }),
    wrong: { side: 'edge' },
    startMoves: true,
  },
};
