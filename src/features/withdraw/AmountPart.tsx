import { useTranslation } from 'react-i18next';
import type { WithdrawInfo } from '../../../contract/http/withdrawals.ts';
import { amountText } from '../../i18n/amountText.ts';
import { formatMoney } from '../../i18n/format.ts';
import { AmountField } from '../../ui/fields/AmountField.tsx';
import { DECIMAL } from '../../ui/fields/useAmountInput.ts';
import shared from '../../ui/styles/presets.module.css';
import styles from './AmountPart.module.css';
import { mostOf, presetsOf } from './withdrawAmount.ts';

/** The amount, typed or by one press. */
export function AmountPart({
  info,
  text,
  error,
  onChange,
}: {
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
