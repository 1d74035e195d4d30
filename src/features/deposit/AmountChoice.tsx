import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Minor } from '../../../contract/money.ts';
import { amountText, parseAmount } from '../../i18n/amountText.ts';
import { formatMoney } from '../../i18n/format.ts';
import { AmountField } from '../../ui/fields/AmountField.tsx';
import { DECIMAL } from '../../ui/fields/useAmountInput.ts';
import shared from '../../ui/styles/presets.module.css';
import styles from './AmountChoice.module.css';
import { amountProblem } from './amount.ts';

/** How much, typed or pressed. What is wrong is said while it is typed, that it is too little only after that. */
export function AmountChoice({
  text,
  onText,
  presets,
  range,
  first,
  told,
}: {
  text: string;
  onText: (text: string) => void;
  presets: readonly Minor[];
  range: { least: Minor; most: Minor };
  /** The least is one of first deposits. */
  first: boolean;
  /** The form was sent: what is missing is said too. */
  told: boolean;
}) {
  const { t } = useTranslation('deposit');
  const [left, setLeft] = useState(false);
  const amount = parseAmount(text, DECIMAL);
  const amounts = { least: formatMoney(range.least), most: formatMoney(range.most) };
  const problem = amountProblem(amount, range);
  const patient = problem === 'tooLow' || problem === 'amountMissing';
  const shown = problem !== null && (told || !patient || (left && text !== ''));
  return (
    <div className={styles.choice}>
      <div className={styles.field}>
        <AmountField
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
      <fieldset className={styles.presets}>
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
