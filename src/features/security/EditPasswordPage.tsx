import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { ErrorCode } from '../../../contract/errors.ts';
import { userPassword } from '../../../contract/http/people/security.ts';
import { http } from '../../net/backend.ts';
import { PasswordField } from '../../shared/account/AccountFields.tsx';
import { passwordText, problem } from '../../shared/account/accountInput.ts';
import { SheetForm, useSheetForm } from '../../shared/account/SheetForm.tsx';
import { withFreshSession } from '../../shared/account/stepUp.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import { useFactorStep } from './FactorStep.tsx';
import { securityChanged } from './security.ts';

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

/** Changes the password, using the old one. */
export function EditPasswordPage() {
  const { t } = useTranslation(['security', 'signIn', 'common']);
  const client = useQueryClient();
  const pages = usePages();
  const { step, withFactor } = useFactorStep();
  const form = useSheetForm({ resolver, values: { oldPassword: '', password: '' } });
  const submit = form.submit(
    (input, atFields) =>
      withFactor(async ({ quiet, ...factor }) => {
        await withFreshSession(() => http.send(userPassword, { ...input, ...factor }, { quiet }));
        void securityChanged(client);
        toast('success', t('passwordDone'));
        pages.close();
      }, atFields),
    {
      [ErrorCode.wrongPassword]: { field: 'oldPassword', text: t('passwordWrong') },
      [ErrorCode.tooFrequent]: { field: 'oldPassword', text: t('signIn:tooOften') },
    },
  );

  return (
    <Sheet title={t('signIn:changePassword')} onClose={pages.close}>
      {step ?? (
        <SheetForm
          action={t('signIn:changePassword')}
          busy={form.busy}
          links={[{ label: t('signIn:forgot'), onClick: () => pages.open('change-pwd') }]}
          onSubmit={submit}
        >
          <p className={styles.intro}>{t('passwordText')}</p>
          <div className={styles.slot}>
            <PasswordField
              {...form.field('oldPassword')}
              label={t('oldPassword')}
              autoComplete="current-password"
              data-autofocus=""
            />
          </div>
          <div className={styles.slot}>
            <PasswordField
              {...form.field('password')}
              label={t('signIn:newPassword')}
              autoComplete="new-password"
              hint={t('signIn:passwordHint')}
            />
          </div>
        </SheetForm>
      )}
    </Sheet>
  );
}
