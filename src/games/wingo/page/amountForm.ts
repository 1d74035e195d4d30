import { WINGO_STAKES } from '../../../../contract/games/wingo/rules.ts';
import type { Minor } from '../../../../contract/money.ts';
import { market } from '../../../i18n/market.ts';
import { type AutoForm, FRESH_AUTO } from '../../session/autoForm.ts';
import { keptForm } from '../../session/keptForm.ts';
import { readTimes } from './times.ts';

/** What the amount sheet was filled in with: a base amount, how many times, and whether it goes on by itself. */
interface AmountForm extends AutoForm {
  mode: 'manual' | 'auto';
  /** Minor units, as text. */
  base: string;
  times: string;
}

export const BASES: readonly Minor[] = WINGO_STAKES[market.id].steps;

const { useForm, changeForm } = keptForm<AmountForm>('wingo', () => ({
  ...FRESH_AUTO,
  mode: 'manual',
  base: `${BASES[0]}`,
  times: '1',
}));

export { changeForm, useForm };

/** What is staked on each number and colour that is chosen. */
export function amountOf({ base, times }: Pick<AmountForm, 'base' | 'times'>): Minor {
  const known = BASES.find((one) => `${one}` === base) ?? BASES[0] ?? 0n;
  return known * BigInt(readTimes(times).times);
}
