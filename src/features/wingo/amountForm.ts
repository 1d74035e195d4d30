import type { Minor } from '../../../contract/money.ts';
import { market } from '../../state/market.ts';
import { type AutoForm, FRESH_AUTO } from '../../table/autoForm.ts';
import { keptForm } from '../../table/keptForm.ts';

/** What the amount sheet was filled in with: a base amount, how many times, and whether it goes on by itself. */
export interface AmountForm extends AutoForm {
  mode: 'manual' | 'auto';
  /** Minor units, as text. */
  base: string;
  times: string;
}

/** Multipliers lie within 1 and 99999 (spec.md, section 5). */
export const TIMES_MOST = 99_999;
/** Multipliers that one press chooses. */
export const TIMES_STEPS = [1, 5, 10, 20, 50, 100];

export const BASES: readonly Minor[] = market.wingo.steps;

const { useForm, changeForm } = keptForm<AmountForm>('wingo', () => ({
  ...FRESH_AUTO,
  mode: 'manual',
  base: `${BASES[0]}`,
  times: '1',
}));

export { changeForm, useForm };

/** A multiplier as it is typed: one below 1 counts as 1, one above the most as that. */
export function readTimes(text: string): { times: number; problem: 'timesLow' | 'valueRange' | null } {
  const typed = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  if (typed < 1) return { times: 1, problem: 'timesLow' };
  if (typed > TIMES_MOST) return { times: TIMES_MOST, problem: 'valueRange' };
  return { times: typed, problem: null };
}

/** What is staked on each number and colour that is chosen. */
export function amountOf({ base, times }: Pick<AmountForm, 'base' | 'times'>): Minor {
  const known = BASES.find((one) => `${one}` === base) ?? BASES[0] ?? 0n;
  return known * BigInt(readTimes(times).times);
}
