import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import { userPassword } from '../../../contract/http/security.ts';
import { http } from '../../net/house.ts';
import { passwordText, problem } from '../../shared/account/accountInput.ts';
import { freshly } from '../../shared/account/freshly.ts';
import { PasswordField } from '../../shared/account/PasswordField.tsx';
import { useFieldTexts } from '../../shared/account/useFieldTexts.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { attempt } from '../../ui/fields/refusals.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import { securityChanged } from './queries.ts';
import { StepForm } from './StepForm.tsx';

const typed = v.object({ oldPassword: passwordText, password: passwordText });
const resolver = valibotResolver(
  v.pipe(
    typed,
    v.forward(
      v.check(({ oldPassword, password }) => oldPassword !== password, problem('passwordSame')),
      ['password'],
    ),
  ),
);
const AT_FIELD = [ErrorCode.wrongPassword, ErrorCode.tooFrequent];

/** Another password by the old one. */
export default function EditPasswordPage() {
  const { t } = useTranslation(['security', 'signIn', 'common']);
  const client = useQueryClient();
  const textOf = useFieldTexts();
  const pages = usePages();
  const form = useForm({ resolver, defaultValues: { oldPassword: '', password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    const change = () => http.send(userPassword, input, { quiet: AT_FIELD });
    const done = await attempt(async () => void (await freshly(change)), form.setError, {
      [ErrorCode.wrongPassword]: { field: 'oldPassword', text: t('passwordWrong') },
      [ErrorCode.tooFrequent]: { field: 'oldPassword', text: t('signIn:tooOften') },
    });
    if (!done) return;
    void securityChanged(client);
    toast('success', t('passwordDone'));
    pages.close();
  });

  return (
    <Sheet title={t('signIn:changePassword')} onClose={pages.close}>
      <StepForm action={t('signIn:changePassword')} busy={isSubmitting} onSubmit={submit}>
        <p className={styles.intro}>{t('passwordText')}</p>
        <div className={styles.slot}>
          <PasswordField
            {...form.register('oldPassword')}
            label={t('oldPassword')}
            autoComplete="current-password"
            error={textOf(errors.oldPassword)}
            data-autofocus=""
          />
        </div>
        <div className={styles.slot}>
          <PasswordField
            {...form.register('password')}
            label={t('signIn:newPassword')}
            autoComplete="new-password"
            hint={t('signIn:passwordHint')}
            error={textOf(errors.password)}
          />
        </div>
        <div className={styles.links}>
          <button type="button" className={styles.link} onClick={() => pages.open('change-pwd')}>
            {t('signIn:forgot')}
          </button>
        </div>
      </StepForm>
    </Sheet>
  );
}
