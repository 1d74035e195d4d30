import { useTranslation } from 'react-i18next';
import { amountText, parseAmount } from '../../i18n/amountText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DECIMAL } from '../../ui/fields/useAmountInput.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import type { AutoForm, AutoProblems } from '../session/autoForm.ts';
import styles from './AutoSheet.module.css';
import { RuleField } from './RuleField.tsx';

/** The settings of a run of auto-bets. */
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
