import { type RefCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawInfo } from '../../../../contract/http/money/withdrawals.ts';
import type { Minor } from '../../../../contract/money.ts';
import { amountText } from '../../../i18n/amountText.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { AmountField } from '../../../ui/fields/TextField.tsx';
import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import shared from '../../../ui/styles/presets.module.css';
import { useFee } from '../queries.ts';
import change from '../vip/change.module.css';
import styles from './AmountPart.module.css';
import { mostOf, presetsOf } from './withdrawInfo.ts';

/** How long an amount must be unchanged before its fee is requested, ms. */
const SETTLED = 350;

/** The fee and the net amount, as returned by the server for exactly this amount; null: no amount yet. */
export function FeeFacts({ amount }: { amount: Minor | null }) {
  const { t } = useTranslation('withdraw');
  const requested = amount?.toString() ?? null;
  const settled = useSettled(requested, SETTLED);
  const { data, isError, refetch } = useFee(settled);
  const known = requested !== null && settled === requested ? data : undefined;
  const value = (minor: string | undefined) =>
    minor === undefined ? <Skeleton width="5em" /> : formatMoney(BigInt(minor));
  if (requested === null) return <p className={styles.line}>{t('feeFirst')}</p>;
  if (isError && settled === requested)
    return (
      <p className={styles.line} role="status">
        {t('feeFailed')}
        <button type="button" className={`${change.words} ${styles.retry}`} onClick={() => void refetch()}>
          {t('retryFee')}
        </button>
      </p>
    );
  return (
    <dl className={styles.line}>
      <div className={styles.fact}>
        <dt>{t('arrives')}</dt>
        <dd className={styles.arrives}>{value(known?.arrives)}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('fee')}</dt>
        <dd>{value(known?.fee)}</dd>
      </div>
    </dl>
  );
}

/** A value debounced by `wait` ms. */
function useSettled<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}

/** The amount, typed or preset. */
export function AmountPart({
  ref,
  info,
  text,
  error,
  onChange,
}: {
  /** The ref of the amount field. */
  ref?: RefCallback<HTMLInputElement>;
  info: WithdrawInfo;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const { t } = useTranslation('withdraw');
  const most = amountText(mostOf(info), DECIMAL);
  const presets = presetsOf(info).map((amount) => amountText(amount, DECIMAL));
  return (
    <div className={styles.part}>
      <div className={styles.slot}>
        <AmountField
          ref={ref}
          label={t('amount')}
          value={text}
          error={error}
          hint={t('range', { min: formatMoney(BigInt(info.min)), max: formatMoney(mostOf(info)) })}
          onChange={onChange}
        />
      </div>
      <div className={styles.presets}>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className={`${shared.preset} ${styles.preset}`}
            aria-pressed={preset === text}
            onClick={() => onChange(preset)}
          >
            {preset}
          </button>
        ))}
        <button
          type="button"
          className={`${shared.preset} ${styles.preset}`}
          aria-pressed={most === text}
          onClick={() => onChange(most)}
        >
          {t('all')}
        </button>
      </div>
    </div>
  );
}
