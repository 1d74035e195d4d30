import type { TFunction } from 'i18next';
import { formatMoney } from '../../../i18n/format.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import type { LayRefusal } from '../engine/poolLays.ts';
import type { PoolLimits } from '../engine/poolState.ts';

/** Says why stakes cannot be laid; nothing when they were. */
export function tellRefused(
  t: TFunction<'table'>,
  refusal: LayRefusal | null,
  limits: PoolLimits | null,
): void {
  if (refusal === 'noFunds') toast('error', t('noFunds'));
  if (refusal === 'overLimit') toast('error', t('overLimit', { max: limits ? formatMoney(limits.max) : '' }));
}
