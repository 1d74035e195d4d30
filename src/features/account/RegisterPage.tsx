import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import type { Credentials } from '../../../contract/http/accounts.ts';
import { HttpError } from '../../net/errors.ts';
import { market } from '../../state/market.ts';
import { register } from '../../state/session.ts';
import { usePages } from '../../state/usePages.ts';
import { formatMoney } from '../../ui/format.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toasts.ts';
import styles from './CredentialsForm.module.css';
import { CredentialsForm, type Refused } from './CredentialsForm.tsx';
import { intentKey } from './intentKey.ts';

/** The register sheet. It leaves by itself once the new player is signed in. */
export default function RegisterPage() {
  const { t } = useTranslation(['account', 'common']);
  const pages = usePages();
  const keyFor = useRef(intentKey());
  const amount = formatMoney(market.grant);

  const submit = async (credentials: Credentials): Promise<Refused | undefined> => {
    try {
      await register(credentials, keyFor.current(credentials));
      toast('success', t('welcomeNew', { amount }));
      return undefined;
    } catch (error) {
      if (error instanceof HttpError && error.code === ErrorCode.phoneExists)
        return { field: 'phone', text: t('phoneTaken') };
      throw error;
    }
  };

  return (
    <Sheet title={t('registerTitle')} onClose={pages.close}>
      <p className={styles.intro}>{t('registerText', { amount })}</p>
      <CredentialsForm action={t('common:register')} newPassword onSubmit={submit}>
        <p className={styles.other}>
          {t('haveAccount')}
          <button type="button" className={styles.switch} onClick={() => pages.swap('login')}>
            {t('common:signIn')}
          </button>
        </p>
      </CredentialsForm>
    </Sheet>
  );
}
