import { randomInt } from 'node:crypto';
import * as operations from '../../../../contract/games/mines/operations.ts';
import { TILES } from '../../../../contract/games/mines/rules.ts';
import { oneOf } from '../../../testing/solo/draws.ts';
import type { AnyRound, TestedSolo } from '../../../testing/solo/testedGame.ts';

const openedIn = ({ tiles }: AnyRound) => tiles as number[];

/** Test description of mines. */
export const TESTED_MINES: TestedSolo = {
  operations,
  start: (amount) => ({ amount, mineCount: 3 }),
  anyStart: (amount) => ({ amount: amount(), mineCount: randomInt(1, TILES) }),
  resultOf: (round) =>
    openedIn(round).map((tile) => ((round.mines as number[]).includes(tile) ? 'mine' : 'gem')),
  moves: {
    move: (round) => ({ tile: openedIn(round).length }),
    anyMove: (round) => ({
      tile: oneOf([...Array(TILES).keys()].filter((at) => !openedIn(round).includes(at))),
    }),
    wrong: { tile: TILES },
    hides: ({ mines }) => mines === null,
  },
};
