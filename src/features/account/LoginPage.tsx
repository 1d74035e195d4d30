import { useTranslation } from 'react-i18next';
import { useSession } from '../../state/session.ts';
import { usePages } from '../../state/usePages.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { LoginForm } from './LoginForm.tsx';
import { usePasswordChanged } from './passwordReset.ts';
import styles from './signIn.module.css';

/** The sign-in sheet. It leaves by itself once somebody is signed in. */
export default function LoginPage() {
  const { t } = useTranslation(['signIn', 'common']);
  const pages = usePages();
  const remembered = useSession((session) => session.rememberAccount) ?? '';
  const changed = usePasswordChanged((state) => state.changed);
  const { code } = pages.params;

  return (
    <Sheet title={t('signInTitle')} onClose={pages.close}>
      {changed && (
        <p className={styles.note} data-tone="good" role="status">
          <Icon name="check" size={18} />
          {t('passwordChanged')}
        </p>
      )}
      {/* Anew when another account is remembered: a password reset above this sheet does that. */}
      <LoginForm key={remembered} account={remembered} onForgotten={() => pages.open('reset-password')} />
      <p className={styles.other}>
        {t('noAccount')}
        <button type="button" className={styles.switch} onClick={() => pages.swap('register')}>
          {t('common:register')}
        </button>
      </p>
      <div className={styles.second}>
        <Button onClick={() => pages.open('register', { fast: '1', ...(code && { code }) })}>
          <Icon name="bolt" size={18} />
          {t('fastTitle')}
        </Button>
      </div>
    </Sheet>
  );
}
