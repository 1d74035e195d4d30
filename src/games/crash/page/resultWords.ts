import type { TFunction } from 'i18next';
import { formatCount, formatMoney, formatRate } from '../../../i18n/format.ts';
import type { CrashResult } from '../engine/crashOwn.ts';

/** How a bet ended, in words. `target`: where its round broke up, if that was seen. */
export function resultWords(
  t: TFunction<'crash'>,
  roundId: string,
  result: CrashResult,
  target: bigint | null,
): string {
  if (result.status === 'cashed' && result.rate !== null)
    return t('resultCashed', { rate: formatRate(result.rate), win: formatMoney(result.win) });
  const amount = formatMoney(result.stake);
  if (result.status === 'returned') return t('resultReturned', { amount });
  if (target === null) return t('resultLostUnseen', { amount, id: formatCount(BigInt(roundId)) });
  return t('resultLost', { rate: formatRate(target), amount });
}
