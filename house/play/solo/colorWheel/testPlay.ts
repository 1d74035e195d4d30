import * as operations from '../../../../contract/games/colorWheel/operations.ts';
import { WHEEL_COLORS } from '../../../../contract/games/colorWheel/rules.ts';
import { chance } from '../../../testing/solo/draws.ts';
import type { TestedSolo } from '../../../testing/solo/testedGame.ts';

/** Color wheel as tests play it. */
export const TESTED_COLOR_WHEEL: TestedSolo = {
  operations,
  start: (amount) => ({ stakes: [{ color: 'red', amount }] }),
  // Red is always among them: a start needs one colour at least.
  anyStart: (amount) => ({
    stakes: WHEEL_COLORS.filter((color) => color === 'red' || chance(50)).map((color) => ({
      color,
      amount: amount(),
    })),
  }),
  bet: { pool: 'red', rate: '30000' },
  resultOf: ({ color }) => [String(color)],
};
