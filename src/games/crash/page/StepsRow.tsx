import { useTranslation } from 'react-i18next';
import { CRASH_STAKES } from '../../../../contract/games/crash/rules.ts';
import { amountText, parseAmount } from '../../../i18n/amountText.ts';
import { market } from '../../../i18n/market.ts';
import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { changeForm, useForm } from './liveCrash.ts';
import styles from './StepsRow.module.css';

/** The market's usual stakes, one press each. */
export function StepsRow() {
  const { t } = useTranslation('table');
  const stake = useForm((form) => form.stake);
  const chosen = parseAmount(stake, DECIMAL);
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{t('steps')}</legend>
      {CRASH_STAKES[market.id].steps.map((step) => (
        <button
          key={step.toString()}
          type="button"
          className={styles.step}
          aria-pressed={step === chosen}
          onClick={() => changeForm({ stake: amountText(step, DECIMAL) })}
        >
          <span>{amountText(step, DECIMAL)}</span>
        </button>
      ))}
    </fieldset>
  );
}
