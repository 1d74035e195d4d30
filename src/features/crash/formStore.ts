import { create } from 'zustand';
import type { CrashLimits } from '../../../contract/games/crash.ts';
import { load, save } from '../../net/storage.ts';
import { market } from '../../state/market.ts';
import { amountText } from '../../ui/amountText.ts';
import { DECIMAL } from '../../ui/useAmountInput.ts';
import { type BetForm, type FormReading, readForm } from './betForm.ts';

const KEPT = `kilat.crash.${market.id}`;

/** The panel's fields, kept over visits. */
export const useForm = create<BetForm>(() => ({ ...fresh(), ...kept() }));

export function changeForm(change: Partial<BetForm>): void {
  useForm.setState(change);
  save(KEPT, JSON.stringify(useForm.getState()));
}

let last: { form: BetForm; limits: CrashLimits; reading: FormReading } | null = null;

/** The fields as the house's limits see them; the market's own until the house has told its. */
export function formReading(form: BetForm, told: CrashLimits | null): FormReading {
  const limits = told ?? market.crash;
  if (last?.form !== form || last.limits !== limits)
    last = { form, limits, reading: readForm(form, limits, DECIMAL) };
  return last.reading;
}

function fresh(): BetForm {
  const [step = market.crash.min] = market.crash.steps;
  return {
    mode: 'manual',
    stake: amountText(step, DECIMAL),
    autoRate: '',
    rounds: '10',
    stopWin: '',
    stopLoss: '',
    onWin: { type: 'keep', percent: '' },
    onLoss: { type: 'keep', percent: '' },
  };
}

/** What an earlier visit left, as far as it has the shape of today's form. */
function kept(): Partial<BetForm> {
  try {
    const found: unknown = JSON.parse(load(KEPT) ?? '{}');
    const wanted = fresh();
    const fits = ([name, value]: [string, unknown]) =>
      name in wanted && typeof value === typeof wanted[name as keyof BetForm];
    return Object.fromEntries(Object.entries(found ?? {}).filter(fits)) as Partial<BetForm>;
  } catch {
    return {};
  }
}
