import * as operations from '../../../../contract/games/colorWheel/operations.ts';
import { WHEEL_COLORS } from '../../../../contract/games/colorWheel/rules.ts';
import { chance } from '../../../testing/solo/draws.ts';
import type { TestedSolo } from '../../../testing/solo/testedGame.ts';

/** Test description of color wheel. */
export const TESTED_COLOR_WHEEL: TestedSolo = {
  operations,
  start: (amount) => ({ stakes: [{ color: 'red', amount }] }),
  // Always includes red, because a start needs at least one colour.
  anyStart: (amount) => ({
    stakes: WHEEL_COLORS.filter((color) => color === 'red' || chance(50)).map((color) => ({
      color,
      amount: amount(),
    })),
  }),
  bet: { pool: 'red', rate: '30000' },
  resultOf: ({ color }) => [String(color)],
};
