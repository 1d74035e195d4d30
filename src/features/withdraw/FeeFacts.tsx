import { useTranslation } from 'react-i18next';
import type { Minor } from '../../../contract/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { formatMoney } from '../../ui/format.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './FeeFacts.module.css';
import { useFee } from './queries.ts';
import { useSettled } from './useSettled.ts';

/** How long an amount has to stand before its fee is asked for, ms. */
const SETTLED = 350;

/** The fee and what arrives of an amount, as the house says it of this very amount; null: of none yet. */
export function FeeFacts({ amount }: { amount: Minor | null }) {
  const { t } = useTranslation('withdraw');
  const asked = amount?.toString() ?? null;
  const settled = useSettled(asked, SETTLED);
  const { data, isError, refetch } = useFee(settled);
  const known = asked !== null && settled === asked ? data : undefined;
  if (isError && settled === asked)
    return (
      <div className={styles.failed} role="status">
        {t('feeFailed')}
        <Button onClick={() => void refetch()}>{t('retryFee')}</Button>
      </div>
    );
  const value = (minor: string | undefined) =>
    asked === null ? '–' : minor === undefined ? <Skeleton width="5em" /> : formatMoney(BigInt(minor));
  return (
    <Facts
      rows={[
        { label: t('fee'), value: value(known?.fee) },
        { label: t('arrives'), value: value(known?.arrives) },
      ]}
    />
  );
}
