import { type RefCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayPort } from '../../../../contract/http/money/deposits.ts';
import type { Minor } from '../../../../contract/money.ts';
import { usdtCents } from '../../../../contract/payments/tron.ts';
import { amountText, parseAmount } from '../../../i18n/amountText.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { AmountField } from '../../../ui/fields/TextField.tsx';
import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { Facts } from '../../../ui/layout/List.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import cards from '../../../ui/styles/choice.module.css';
import shared from '../../../ui/styles/presets.module.css';
import { useUsdtRate } from '../queries.ts';
import { amountProblem } from './amount.ts';
import { usdtText } from './channels.tsx';
import styles from './DepositForm.module.css';

/** The amount, typed or preset. Errors are shown while typing, except "too little", which is shown after that. */
export function AmountChoice({
  ref,
  text,
  onText,
  presets,
  range,
  first,
  submitted,
}: {
  /** The ref of the amount field. */
  ref: RefCallback<HTMLInputElement>;
  text: string;
  onText: (text: string) => void;
  presets: readonly Minor[];
  range: { least: Minor; most: Minor };
  /** The minimum is that of first deposits. */
  first: boolean;
  /** The form was submitted: a missing amount is shown too. */
  submitted: boolean;
}) {
  const { t } = useTranslation('deposit');
  const [left, setLeft] = useState(false);
  const amount = parseAmount(text, DECIMAL);
  const amounts = { least: formatMoney(range.least), most: formatMoney(range.most) };
  const problem = amountProblem(amount, range);
  const patient = problem === 'tooLow' || problem === 'amountMissing';
  const shown = problem !== null && (submitted || !patient || (left && text !== ''));
  return (
    <div className={styles.choice}>
      <div className={styles.field}>
        <AmountField
          ref={ref}
          label={t('amount')}
          value={text}
          onChange={(next) => {
            setLeft(false);
            onText(next);
          }}
          onBlur={() => setLeft(true)}
          hint={first ? t('firstRange', amounts) : t('range', amounts)}
          error={shown ? t(problem, amounts) : undefined}
        />
      </div>
      <fieldset className={`${cards.choice} ${styles.presets}`}>
        <legend className="visually-hidden">{t('presets')}</legend>
        {presets.map((preset) => (
          <button
            key={String(preset)}
            type="button"
            className={`${shared.preset} ${styles.preset}`}
            aria-pressed={preset === amount}
            disabled={amountProblem(preset, range) !== null}
            onClick={() => onText(amountText(preset, DECIMAL))}
          >
            {amountText(preset, DECIMAL)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** What will be paid and credited, shown before the order. */
export function Summary({ port, amount, bonus }: { port: PayPort; amount: Minor; bonus: Minor }) {
  const { t } = useTranslation('deposit');
  const crypto = port.kind === 'crypto';
  const rate = useUsdtRate(crypto).data?.rate;
  const fee = BigInt(port.fee);
  const waiting = <Skeleton width="5em" />;
  const rows = [
    { label: t('amount'), value: formatMoney(amount) },
    { label: t('fee'), value: fee === 0n ? t('noFee') : formatMoney(fee) },
    ...(crypto
      ? [
          { label: t('rate'), value: rate ? formatMoney(BigInt(rate)) : waiting },
          {
            label: t('inUsdt'),
            value: rate ? t('usdt', { units: usdtText(usdtCents(amount + fee, BigInt(rate))) }) : waiting,
          },
        ]
      : []),
    ...(bonus > 0n ? [{ label: t('bonus'), value: `+${formatMoney(bonus)}` }] : []),
    { label: t('youPay'), value: <b className={styles.total}>{formatMoney(amount + fee)}</b> },
    { label: t('credited'), value: <b className={styles.credited}>{formatMoney(amount + bonus)}</b> },
  ];
  return (
    <section className={styles.summary}>
      <h3 className={styles.label}>{t('summary')}</h3>
      <Facts rows={rows} />
      {port.kind === 'transfer' && <p className={styles.note}>{t('codeNote')}</p>}
    </section>
  );
}
