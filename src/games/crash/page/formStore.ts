import { CRASH_STAKES, type CrashLimits } from '../../../../contract/games/crash/rules.ts';
import { amountText } from '../../../i18n/amountText.ts';
import { market } from '../../../i18n/market.ts';
import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { FRESH_AUTO } from '../../session/autoForm.ts';
import { keptForm } from '../../session/keptForm.ts';
import { type BetForm, type FormReading, readForm } from './betForm.ts';

/** The panel's fields, kept over visits. */
export const { useForm, changeForm } = keptForm<BetForm>('crash', () => {
  const [step = CRASH_STAKES[market.id].min] = CRASH_STAKES[market.id].steps;
  return { mode: 'manual', stake: amountText(step, DECIMAL), autoRate: '', ...FRESH_AUTO };
});

let last: { form: BetForm; limits: CrashLimits; reading: FormReading } | null = null;

/** The fields as the house's limits see them; the market's own until the house has told its. */
export function formReading(form: BetForm, told: CrashLimits | null): FormReading {
  const limits = told ?? CRASH_STAKES[market.id];
  if (last?.form !== form || last.limits !== limits)
    last = { form, limits, reading: readForm(form, limits, DECIMAL) };
  return last.reading;
}
