import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Minor } from '../../../contract/money.ts';
import { formatMoney } from '../../i18n/format.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './FeeFacts.module.css';
import { useFee } from './queries.ts';

/** How long an amount has to stand before its fee is asked for, ms. */
const SETTLED = 350;

/** The fee and what arrives of an amount, as the house says it of this very amount; null: of none yet. */
export function FeeFacts({ amount }: { amount: Minor | null }) {
  const { t } = useTranslation('withdraw');
  const asked = amount?.toString() ?? null;
  const settled = useSettled(asked, SETTLED);
  const { data, isError, refetch } = useFee(settled);
  const known = asked !== null && settled === asked ? data : undefined;
  const value = (minor: string | undefined) =>
    minor === undefined ? <Skeleton width="5em" /> : formatMoney(BigInt(minor));
  if (asked === null) return <p className={styles.line}>{t('feeFirst')}</p>;
  if (isError && settled === asked)
    return (
      <p className={styles.line} role="status">
        {t('feeFailed')}
        <button type="button" className={styles.retry} onClick={() => void refetch()}>
          {t('retryFee')}
        </button>
      </p>
    );
  return (
    <dl className={styles.line}>
      <div className={styles.part}>
        <dt>{t('arrives')}</dt>
        <dd className={styles.arrives}>{value(known?.arrives)}</dd>
      </div>
      <div className={styles.part}>
        <dt>{t('fee')}</dt>
        <dd>{value(known?.fee)}</dd>
      </div>
    </dl>
  );
}

/** A value once it has stood for so long (ms), and the one before until then. */
function useSettled<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
