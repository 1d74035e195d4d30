import type { TFunction } from 'i18next';
import type { WheelEntryView, WheelPrizeView } from '../../../contract/http/offers/dailyWheel.ts';
import { formatMoney } from '../../i18n/format.ts';
import type { WheelField } from './engine/dailyWheelView.ts';

/** Converts the entries of a table for the picture. */
export function fieldsOf(entries: readonly WheelEntryView[]): WheelField[] {
  return entries.map(({ weight, prize }) => ({
    weight,
    prize:
      prize.kind === 'cash'
        ? { kind: 'cash', amount: BigInt(prize.amount) }
        : { kind: 'freeSpins', count: prize.count },
  }));
}

/** A prize as text: 'Rp 500', '5 free spins of Rp 200'. */
export function prizeWords(prize: WheelPrizeView, t: TFunction<'dailyWheel'>): string {
  return prize.kind === 'cash'
    ? formatMoney(BigInt(prize.amount))
    : t('freeSpins', { count: prize.count, bet: formatMoney(BigInt(prize.bet)) });
}
