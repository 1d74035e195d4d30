import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import { type MfaSecret, userMfaBegin } from '../../../contract/http/security.ts';
import { http } from '../../net/house.ts';
import { passwordText } from '../../shared/account/accountInput.ts';
import { freshly } from '../../shared/account/freshly.ts';
import { PasswordField } from '../../shared/account/PasswordField.tsx';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import { attempt } from '../../ui/fields/refusals.ts';
import styles from '../../ui/styles/formSheet.module.css';
import { StepForm } from './StepForm.tsx';

const resolver = valibotResolver(v.object({ password: passwordText }));
const AT_FIELD = [ErrorCode.wrongPassword, ErrorCode.tooFrequent];

/** Only who knows the password may turn a second factor on. */
export function FactorPassword({ onSecret }: { onSecret: (secret: MfaSecret) => void }) {
  const { t } = useTranslation(['security', 'signIn']);
  const textOf = useFieldTexts();
  const form = useForm({ resolver, defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    const begin = () => http.send(userMfaBegin, input, { quiet: AT_FIELD });
    await attempt(async () => onSecret(await freshly(begin)), form.setError, {
      [ErrorCode.wrongPassword]: { field: 'password', text: t('passwordWrong') },
      [ErrorCode.tooFrequent]: { field: 'password', text: t('signIn:tooOften') },
    });
  });

  return (
    <StepForm action={t('next')} busy={isSubmitting} onSubmit={submit}>
      <p className={styles.intro}>{t('mfaWhy')}</p>
      <div className={styles.slot}>
        <PasswordField
          {...form.register('password')}
          label={t('signIn:password')}
          autoComplete="current-password"
          error={textOf(errors.password)}
          data-autofocus=""
        />
      </div>
    </StepForm>
  );
}
