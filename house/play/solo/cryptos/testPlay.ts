import * as operations from '../../../../contract/games/cryptos/operations.ts';
import type { TestedSolo } from '../../../testing/solo/testedGame.ts';

/** Test description of cryptos. */
export const TESTED_CRYPTOS: TestedSolo = {
  operations,
  start: (amount) => ({ amount }),
  anyStart: (amount) => ({ amount: amount() }),
  resultOf: ({ coins }) => (coins as number[]).map(String),
};
