import { useTranslation } from 'react-i18next';
import { amountText, parseAmount } from '../../ui/amountText.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DECIMAL } from '../../ui/useAmountInput.ts';
import styles from './AutoSheet.module.css';
import type { BetForm } from './betForm.ts';
import { changeForm, formReading, useForm } from './formStore.ts';
import { RuleField } from './RuleField.tsx';
import { table, useCrash } from './table.ts';

/** The settings of a run of auto-bets. */
export function AutoSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('crash');
  const form = useForm();
  const limits = useCrash((state) => state.game.limits);
  const running = useCrash(({ auto }) => auto !== null && auto.stopped === null);
  const { problems } = formReading(form, limits);
  const words = (problem: keyof typeof problems) => {
    const wrong = problems[problem];
    return wrong === undefined ? undefined : t(wrong);
  };
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
          onChange={(event) => changeForm({ rounds: event.target.value.replace(/\D/g, '').slice(0, 6) })}
        />
        <div className={styles.pair}>
          <LimitField name="stopWin" label={t('stopWin')} error={words('stopWin')} />
          <LimitField name="stopLoss" label={t('stopLoss')} error={words('stopLoss')} />
        </div>
        <RuleField
          label={t('onWin')}
          rule={form.onWin}
          error={words('onWin')}
          onChange={(onWin) => changeForm({ onWin })}
        />
        <RuleField
          label={t('onLoss')}
          rule={form.onLoss}
          error={words('onLoss')}
          onChange={(onLoss) => changeForm({ onLoss })}
        />
      </fieldset>
      {running ? (
        <Button className={styles.done} size="large" onClick={() => table.auto.stop('player')}>
          {t('buttonStopAuto')}
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
  name,
  label,
  error,
}: {
  name: 'stopWin' | 'stopLoss';
  label: string;
  error: string | undefined;
}) {
  const { t } = useTranslation('crash');
  const value = useForm((form) => form[name]);
  const change = (text: string) => changeForm({ [name]: text } as Partial<BetForm>);
  return (
    <TextField
      label={label}
      inputMode="decimal"
      placeholder={t('autoRateOff')}
      error={error}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        const amount = parseAmount(value, DECIMAL);
        change(amount === null ? '' : amountText(amount, DECIMAL));
      }}
    />
  );
}
