import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import { LEAST_AGE, userLimitsAge } from '../../../contract/http/people/limits.ts';
import { http, serverNow } from '../../net/backend.ts';
import { useLimitsChange } from '../../shared/play/playerLimits.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import styles from './Sheet.module.css';

/** Error codes that are shown at the field. */
const AT_FIELD = [ErrorCode.badParameter, ErrorCode.areaDenied, ErrorCode.tooYoung];

const MISSING = 'bornMissing';
const TOO_YOUNG = 'tooYoung';
type Problem = typeof MISSING | typeof TOO_YOUNG;

const resolver = valibotResolver(
  v.object({
    born: v.pipe(
      v.string(),
      v.isoDate(MISSING),
      v.minValue('1900-01-01', MISSING),
      v.transform((date) => {
        const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
        return { year, month, day };
      }),
    ),
  }),
);

/** Asks for the date of birth; only the fact of being of age is stored. */
export default function AgeSheet({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useTranslation('limits');
  const change = useLimitsChange(userId);
  const form = useForm({ resolver, defaultValues: { born: '' }, reValidateMode: 'onSubmit' });
  const { errors, isSubmitting } = form.formState;
  const problem = errors.born?.message as Problem | undefined;
  const submit = form.handleSubmit(async ({ born }) => {
    const refused = await change(http.send(userLimitsAge, born, { quiet: AT_FIELD }), t('saved'));
    if (!refused) return onClose();
    if (AT_FIELD.some((one) => one === refused.code))
      form.setError('born', {
        message: refused.code === ErrorCode.badParameter ? MISSING : TOO_YOUNG,
      });
  });
  return (
    <Sheet title={t('ageConfirm')} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.intro}>{t('ageIntro', { age: LEAST_AGE })}</p>
        <div className={styles.slot}>
          <TextField
            {...form.register('born', { onChange: () => form.clearErrors('born') })}
            type="date"
            label={t('born')}
            autoComplete="bday"
            min="1900-01-01"
            max={new Date(serverNow()).toISOString().slice(0, 10)}
            error={problem && t(problem, { age: LEAST_AGE })}
          />
        </div>
        <div className={styles.main}>
          <Button type="submit" kind="primary" size="large" busy={isSubmitting}>
            {t('ageSend')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
