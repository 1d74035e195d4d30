import { useTranslation } from 'react-i18next';
import type { PrizeStep } from '../../../contract/http/offers/champion.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { Facts } from '../../ui/layout/List.tsx';

/** The prize of each place. */
export function PrizeTable({ prizes }: { prizes: readonly PrizeStep[] }) {
  const { t } = useTranslation('battle');
  return (
    <Facts
      rows={prizes.map(({ from, to, amount }) => ({
        label:
          from === to
            ? t('placeOne', { place: formatCount(from) })
            : t('placeRange', { from: formatCount(from), to: formatCount(to) }),
        value: t(from === to ? 'prizeOne' : 'prizeEach', { amount: formatMoney(BigInt(amount)) }),
      }))}
    />
  );
}
