import type { TFunction } from 'i18next';
import { formatMoney } from '../../../i18n/format.ts';
import { market } from '../../../i18n/market.ts';
import { load, save } from '../../../net/storage.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { type AutoForm, type AutoReading, FRESH_AUTO, readAutoForm } from '../../session/autoForm.ts';
import { storedForm } from '../../session/storedForm.ts';
import { type PoolStake, type StakeRefusal, sumOf } from '../engine/poolStakes.ts';
import type { PoolLimits } from '../engine/poolState.ts';
import type { PoolSessionState, StoredStakes } from './poolAdapter.ts';

/** The form of the pool games, and the part of it that is stored on the device. */

/** The panel's form, stored between visits and shared by all pool games. */
export interface PoolForm extends AutoForm {
  mode: 'manual' | 'auto';
  /** Index of the selected chip (of six). */
  chip: number;
}

export const { useForm: usePoolForm, changeForm: changePoolForm } = storedForm<PoolForm>('pools', () => ({
  ...FRESH_AUTO,
  mode: 'manual',
  chip: 2,
}));

/** Parses the auto-bet settings, for a run that begins with the slip or with the placed stakes. */
export function readPoolAuto(form: AutoForm, { slip, game }: PoolSessionState<unknown>): AutoReading {
  const stands = game.round?.ownStakes.reduce((sum, own) => sum + own, 0n) ?? 0n;
  const stake = slip.stakes.length > 0 ? sumOf(slip.stakes) : stands;
  return readAutoForm(form, stake > 0n ? stake : null, DECIMAL);
}

/** Shows why stakes cannot be added to the slip; nothing when they were added. */
export function notifyRefused(
  t: TFunction<'table'>,
  refusal: StakeRefusal | null,
  limits: PoolLimits | null,
): void {
  if (refusal === 'noFunds') toast('error', t('noFunds'));
  if (refusal === 'overLimit') toast('error', t('overLimit', { max: limits ? formatMoney(limits.max) : '' }));
}

/** The stakes of the last round with bets in a game, stored on this device for repeating them. */
export function storedStakes(game: string): StoredStakes {
  const key = `kilat.before.${game}.${market.id}`;
  return {
    before: read(load(key)),
    store: (before) => save(key, JSON.stringify(before.map(({ pool, amount }) => [pool, `${amount}`]))),
  };
}

function read(text: string | null): readonly PoolStake[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return (found as [number, string][]).map(([pool, amount]) => ({ pool, amount: BigInt(amount) }));
  } catch {
    return [];
  }
}
