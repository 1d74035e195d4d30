import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { LEAST_AGE, userLimitsAge } from '../../../contract/http/limits.ts';
import { HttpError } from '../../net/errors.ts';
import { http, serverNow } from '../../net/house.ts';
import { keepLimits } from '../../shared/play/playerLimits.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import styles from './Sheet.module.css';

/** What the house may answer that belongs to the field. */
const AT_FIELD = [ErrorCode.badParameter, ErrorCode.areaDenied, ErrorCode.tooYoung];

/** Asks for the date of birth; only that it was long enough ago is kept. */
export function AgeSheet({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useTranslation('limits');
  const client = useQueryClient();
  const [born, setBorn] = useState('');
  const [problem, setProblem] = useState<'bornMissing' | 'tooYoung' | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [year, month, day] = born.split('-').map(Number);
    if (!year || year < 1900 || !month || !day) return setProblem('bornMissing');
    if (busy) return;
    setBusy(true);
    try {
      const limits = await http.send(userLimitsAge, { year, month, day }, { quiet: AT_FIELD });
      keepLimits(client, userId, limits);
      toast('success', t('saved'));
      onClose();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { code } = error;
      if (AT_FIELD.some((one) => one === code))
        setProblem(code === ErrorCode.badParameter ? 'bornMissing' : 'tooYoung');
      setBusy(false);
    }
  };
  return (
    <Sheet title={t('ageConfirm')} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.intro}>{t('ageIntro', { age: LEAST_AGE })}</p>
        <div className={styles.slot}>
          <TextField
            type="date"
            label={t('born')}
            autoComplete="bday"
            min="1900-01-01"
            max={new Date(serverNow()).toISOString().slice(0, 10)}
            value={born}
            error={problem ? t(problem, { age: LEAST_AGE }) : undefined}
            onChange={(event) => {
              setBorn(event.target.value);
              setProblem(null);
            }}
          />
        </div>
        <div className={styles.main}>
          <Button type="submit" kind="primary" size="large" busy={busy}>
            {t('ageSend')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
