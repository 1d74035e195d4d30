import { randomInt } from 'node:crypto';
import * as operations from '../../../../contract/games/eggs/operations.ts';
import { EGG_RISKS } from '../../../../contract/games/eggs/rules.ts';
import { oneOf } from '../../../testing/solo/draws.ts';
import type { TestedSolo } from '../../../testing/solo/testedGame.ts';

/** Test description of eggs. */
export const TESTED_EGGS: TestedSolo = {
  operations,
  start: (amount) => ({ amount, risk: 'medium', egg: 2 }),
  anyStart: (amount) => ({ amount: amount(), risk: oneOf(EGG_RISKS), egg: randomInt(5) }),
  resultOf: ({ rate }) => [rate],
};
