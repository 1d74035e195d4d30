import { randomInt } from 'node:crypto';
import * as operations from '../../../../contract/games/roller/operations.ts';
import { chance } from '../../../testing/solo/draws.ts';
import type { TestedSolo } from '../../../testing/solo/testedGame.ts';

/** Test description of roller. */
export const TESTED_ROLLER: TestedSolo = {
  operations,
  start: (amount) => ({ amount, choose: 5_000, isHigher: true }),
  anyStart: (amount) => ({ amount: amount(), choose: randomInt(500, 9_500), isHigher: chance(50) }),
  resultOf: ({ result }) => [String(result)],
};
