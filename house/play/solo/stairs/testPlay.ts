import { randomInt } from 'node:crypto';
import * as operations from '../../../../contract/games/stairs/operations.ts';
import { MOST_STONES, PLACES } from '../../../../contract/games/stairs/rules.ts';
import { chance } from '../../../testing/solo/draws.ts';
import type { AnyRound, TestedSolo } from '../../../testing/solo/testedGame.ts';

const pathOf = ({ path }: AnyRound) => path as number[];

/** Test description of stairs. */
export const TESTED_STAIRS: TestedSolo = {
  operations,
  start: (amount) => ({ amount, stones: 2 }),
  anyStart: (amount) => ({
    amount: amount(),
    stones: randomInt(1, MOST_STONES + 1),
    ...(chance(30) ? { path: Array.from({ length: randomInt(1, 5) }, () => randomInt(PLACES)) } : {}),
  }),
  resultOf: (round) =>
    pathOf(round).map((_place, at, { length }) =>
      String(round.end === 'lost' && at === length - 1 ? at : at + 1),
    ),
  moves: {
    move: (round) => ({ place: pathOf(round).length }),
    anyMove: () => ({ place: randomInt(PLACES) }),
    wrong: { place: PLACES },
    hides: ({ fallen }) => (fallen as number[][]).length === 0,
  },
};
