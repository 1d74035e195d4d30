import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText, parseAmount } from '../../../i18n/amountText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import shared from '../../../ui/fields/fieldBox.module.css';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import type { AutoForm, AutoProblems, RuleForm } from '../../session/autoForm.ts';
import styles from './AutoSheet.module.css';

const TYPES = ['keep', 'reset', 'increase'] as const;
const WORDS = { keep: 'ruleKeep', reset: 'ruleReset', increase: 'ruleIncrease' } as const;

/** The stake rule: keep, reset to the first stake, or raise by a percentage. */
function RuleField({
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

/** The auto-bet settings. */
export function AutoSheet({
  form,
  problems,
  running,
  onChange,
  onStop,
  onClose,
}: {
  form: AutoForm;
  problems: AutoProblems;
  running: boolean;
  onChange: (change: Partial<AutoForm>) => void;
  onStop: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('table');
  const words = (field: keyof AutoForm) => problems[field] && t(problems[field]);
  return (
    <Sheet title={t('autoTitle')} onClose={onClose}>
      <fieldset className={styles.fields} disabled={running}>
        <p className={styles.text}>{t('autoText')}</p>
        <TextField
          label={t('rounds')}
          inputMode="numeric"
          placeholder={t('roundsEndless')}
          error={words('rounds')}
          value={form.rounds}
          onChange={(event) => onChange({ rounds: event.target.value.replace(/\D/g, '').slice(0, 6) })}
        />
        <div className={styles.pair}>
          <LimitField
            label={t('stopWin')}
            error={words('stopWin')}
            value={form.stopWin}
            onChange={(stopWin) => onChange({ stopWin })}
          />
          <LimitField
            label={t('stopLoss')}
            error={words('stopLoss')}
            value={form.stopLoss}
            onChange={(stopLoss) => onChange({ stopLoss })}
          />
        </div>
        <RuleField
          label={t('onWin')}
          rule={form.onWin}
          error={words('onWin')}
          onChange={(onWin) => onChange({ onWin })}
        />
        <RuleField
          label={t('onLoss')}
          rule={form.onLoss}
          error={words('onLoss')}
          onChange={(onLoss) => onChange({ onLoss })}
        />
      </fieldset>
      {running ? (
        <Button className={styles.done} size="large" onClick={onStop}>
          {t('stopAuto')}
        </Button>
      ) : (
        <Button className={styles.done} kind="primary" size="large" onClick={onClose}>
          {t('done')}
        </Button>
      )}
    </Sheet>
  );
}

function LimitField({
  label,
  error,
  value,
  onChange,
}: {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (text: string) => void;
}) {
  const { t } = useTranslation('table');
  return (
    <TextField
      label={label}
      inputMode="decimal"
      placeholder={t('noLimit')}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const amount = parseAmount(value, DECIMAL);
        onChange(amount === null ? '' : amountText(amount, DECIMAL));
      }}
    />
  );
}
