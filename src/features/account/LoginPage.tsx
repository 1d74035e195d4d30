import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Credentials } from '../../../contract/http/accounts.ts';
import { HttpError } from '../../net/errors.ts';
import { signIn, useSession } from '../../state/session.ts';
import { usePages } from '../../state/usePages.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toasts.ts';
import styles from './CredentialsForm.module.css';
import { CredentialsForm, type Refused } from './CredentialsForm.tsx';

/** The sign-in sheet. It leaves by itself once somebody is signed in. */
export default function LoginPage() {
  const { t } = useTranslation(['account', 'common']);
  const pages = usePages();

  const submit = async (credentials: Credentials): Promise<Refused | undefined> => {
    try {
      await signIn(credentials);
      toast('success', t('welcomeBack', { name: useSession.getState().player?.name ?? '' }));
      return undefined;
    } catch (error) {
      if (error instanceof HttpError && error.code === ErrorCode.wrongPhoneOrPassword)
        return { field: 'password', text: t('wrongCredentials') };
      throw error;
    }
  };

  return (
    <Sheet title={t('signInTitle')} onClose={pages.close}>
      <CredentialsForm action={t('common:signIn')} newPassword={false} onSubmit={submit}>
        <p className={styles.other}>
          {t('noAccount')}
          <button type="button" className={styles.switch} onClick={() => pages.swap('register')}>
            {t('common:register')}
          </button>
        </p>
      </CredentialsForm>
    </Sheet>
  );
}
