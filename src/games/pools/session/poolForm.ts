import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { type AutoForm, type AutoReading, FRESH_AUTO, readAutoForm } from '../../session/autoForm.ts';
import { keptForm } from '../../session/keptForm.ts';
import { sumOf } from '../engine/poolLays.ts';
import type { PoolTableState } from './poolStore.ts';

/** The panel of the games of pools, kept over visits: what is set at one of them holds at the others. */
interface PoolForm extends AutoForm {
  mode: 'manual' | 'auto';
  /** Which of the six chips is in hand. */
  chip: number;
}

export const { useForm: usePoolForm, changeForm: changePoolForm } = keptForm<PoolForm>('pools', () => ({
  ...FRESH_AUTO,
  mode: 'manual',
  chip: 2,
}));

/** What the settings of auto-bets say, for a run that begins with what is laid, or with what stands. */
export function readPoolAuto(form: AutoForm, { lays, game }: PoolTableState<unknown>): AutoReading {
  const stands = game.round?.owns.reduce((sum, own) => sum + own, 0n) ?? 0n;
  const stake = lays.length > 0 ? sumOf(lays) : stands;
  return readAutoForm(form, stake > 0n ? stake : null, DECIMAL);
}
