import type { Rule } from './bench.ts';
import { BET_RULES } from './betRules.ts';
import { REQUEST_RULES } from './requestRules.ts';
import { ROLLBACK_RULES } from './rollbackRules.ts';
import { WIN_RULES } from './winRules.ts';

/**
 * All rules for an operator's wallet, from a provider's view: run by `npm run studio:conform` and by the tests of our own
 * wallet.
 */
export const WALLET_RULES: readonly Rule[] = [
  ...REQUEST_RULES,
  ...BET_RULES,
  ...WIN_RULES,
  ...ROLLBACK_RULES,
];
