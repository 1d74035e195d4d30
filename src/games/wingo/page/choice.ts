import { create } from 'zustand';
import { WINGO_STAKES } from '../../../../contract/games/wingo/rules.ts';
import type { Minor } from '../../../../contract/money.ts';
import { amountText, parseAmount } from '../../../i18n/amountText.ts';
import { market } from '../../../i18n/market.ts';
import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { type AutoForm, FRESH_AUTO } from '../../session/autoForm.ts';
import { storedForm } from '../../session/storedForm.ts';

/** The selected numbers and colours, by pool. */
export const useSelection = create<{ pools: readonly number[] }>(() => ({ pools: [] }));

export function toggle(pool: number): void {
  useSelection.setState(({ pools }) => ({
    pools: pools.includes(pool)
      ? pools.filter((one) => one !== pool)
      : [...pools, pool].sort((a, b) => a - b),
  }));
}

export function clearSelection(): void {
  useSelection.setState({ pools: [] });
}

/** Multipliers are within 1 and 99999 (spec.md, section 5). */
export const TIMES_MOST = 99_999;
/** Preset multipliers. */
export const TIMES_STEPS = [1, 5, 10, 20, 50, 100];

/** Parses a typed multiplier, clamped to 1 and the maximum. */
export function readTimes(text: string): { times: number; problem: 'timesLow' | 'valueRange' | null } {
  const typed = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  if (typed < 1) return { times: 1, problem: 'timesLow' };
  if (typed > TIMES_MOST) return { times: TIMES_MOST, problem: 'valueRange' };
  return { times: typed, problem: null };
}

/** The form of the amount sheet: an amount, a multiplier, and whether to repeat automatically. */
interface AmountForm extends AutoForm {
  mode: 'manual' | 'auto';
  /** As typed. */
  amount: string;
  times: string;
}

/** Preset amounts. */
export const BASES: readonly Minor[] = WINGO_STAKES[market.id].steps;

export const { useForm, changeForm } = storedForm<AmountForm>('wingo', () => ({
  ...FRESH_AUTO,
  mode: 'manual',
  amount: amountText(BASES[0] ?? 0n, DECIMAL),
  times: '1',
}));

/** The typed amount; 0 where there is none. */
export function baseOf({ amount }: Pick<AmountForm, 'amount'>): Minor {
  return parseAmount(amount, DECIMAL) ?? 0n;
}

/** The stake on each selected number and colour. */
export function amountOf(form: Pick<AmountForm, 'amount' | 'times'>): Minor {
  return baseOf(form) * BigInt(readTimes(form.times).times);
}
