import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../../ui/fields/fieldBox.module.css';
import type { RuleForm } from '../session/autoForm.ts';
import styles from './RuleField.module.css';

const TYPES = ['keep', 'reset', 'increase'] as const;
const WORDS = { keep: 'ruleKeep', reset: 'ruleReset', increase: 'ruleIncrease' } as const;

/** What becomes of the stake: kept, back to the first one, or raised by a percentage. */
export function RuleField({
  label,
  rule,
  error,
  onChange,
}: {
  label: string;
  rule: RuleForm;
  error: string | undefined;
  onChange: (rule: RuleForm) => void;
}) {
  const { t } = useTranslation('table');
  const id = useId();
  return (
    <fieldset className={styles.rule}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        <span className={styles.choices}>
          {TYPES.map((type) => (
            <label key={type} className={styles.choice}>
              <input
                type="radio"
                name={id}
                className={styles.radio}
                checked={rule.type === type}
                onChange={() => onChange({ ...rule, type, percent: rule.percent || '100' })}
              />
              <span>{t(WORDS[type])}</span>
            </label>
          ))}
        </span>
        {rule.type === 'increase' && (
          <span className={`${shared.box} ${styles.percent}`} data-invalid={error !== undefined || undefined}>
            <input
              className={`${shared.control} ${styles.input}`}
              aria-label={t('rulePercent')}
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? undefined : `${id}-error`}
              inputMode="numeric"
              value={rule.percent}
              onChange={(event) =>
                onChange({ ...rule, percent: event.target.value.replace(/\D/g, '').slice(0, 6) })
              }
            />
            {'%'}
          </span>
        )}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
