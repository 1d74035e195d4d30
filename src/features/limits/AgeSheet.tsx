import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { LEAST_AGE, userLimitsAge } from '../../../contract/http/people/limits.ts';
import { http, serverNow } from '../../net/backend.ts';
import { useLimitsChange } from '../../shared/play/playerLimits.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import styles from './Sheet.module.css';

/** What the house may answer that belongs to the field. */
const AT_FIELD = [ErrorCode.badParameter, ErrorCode.areaDenied, ErrorCode.tooYoung];

/** Asks for the date of birth; only that it was long enough ago is kept. */
export default function AgeSheet({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useTranslation('limits');
  const change = useLimitsChange(userId);
  const [born, setBorn] = useState('');
  const [problem, setProblem] = useState<'bornMissing' | 'tooYoung' | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [year, month, day] = born.split('-').map(Number);
    if (!year || year < 1900 || !month || !day) return setProblem('bornMissing');
    if (busy) return;
    setBusy(true);
    const refused = await change(
      http.send(userLimitsAge, { year, month, day }, { quiet: AT_FIELD }),
      t('saved'),
    );
    if (!refused) return onClose();
    if (AT_FIELD.some((one) => one === refused.code))
      setProblem(refused.code === ErrorCode.badParameter ? 'bornMissing' : 'tooYoung');
    setBusy(false);
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
