import type { Rule } from './bench.ts';
import { BET_RULES } from './betRules.ts';
import { REQUEST_RULES } from './requestRules.ts';
import { ROLLBACK_RULES } from './rollbackRules.ts';
import { WIN_RULES } from './winRules.ts';

/** Every rule of an operator's wallet, as providers see it: what `npm run studio:conform` tries, and our tests of our own. */
export const WALLET_RULES: readonly Rule[] = [
  ...REQUEST_RULES,
  ...BET_RULES,
  ...WIN_RULES,
  ...ROLLBACK_RULES,
];
