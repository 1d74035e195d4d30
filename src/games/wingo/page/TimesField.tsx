import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../i18n/format.ts';
import { IconButton } from '../../../ui/actions/Button.tsx';
import styles from './TimesField.module.css';
import { readTimes, TIMES_MOST, TIMES_STEPS } from './times.ts';

/** How many times the base amount; what is out of range is put right as soon as the field is left. */
export function TimesField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation(['wingo', 'table']);
  const id = useId();
  const { times, problem } = readTimes(value);
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {t('times')}
        </label>
        <IconButton
          icon="minus"
          label={t('timesLess')}
          disabled={times <= 1}
          onClick={() => onChange(`${times - 1}`)}
        />
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          value={value}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
          onBlur={() => onChange(`${times}`)}
        />
        <IconButton
          icon="plus"
          label={t('timesMore')}
          disabled={times >= TIMES_MOST}
          onClick={() => onChange(`${times + 1}`)}
        />
      </div>
      <div className={styles.steps}>
        {TIMES_STEPS.map((step) => (
          <button
            key={step}
            type="button"
            className={styles.step}
            aria-pressed={times === step && problem === null}
            onClick={() => onChange(`${step}`)}
          >
            {t('timesStep', { formatted: formatCount(step) })}
          </button>
        ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem === 'timesLow' ? t('timesLow') : t('table:valueRange')}
        </p>
      )}
    </div>
  );
}
