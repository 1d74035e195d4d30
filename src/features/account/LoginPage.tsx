import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveSignInAgain, useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from '../../ui/styles/formSheet.module.css';
import { LoginForm } from './LoginForm.tsx';
import { usePasswordChanged } from './passwordReset.ts';

/**
 * The sign-in sheet. It leaves by itself once somebody is signed in. A player whose session was idle for too long for
 * what they tried signs in here again, over the page that they are on.
 */
export function LoginPage() {
  const { t } = useTranslation(['signIn', 'common']);
  const pages = usePages();
  const remembered = useSession((session) => session.rememberAccount) ?? '';
  /** As it was when the sheet came: it is over a moment before the sheet goes. */
  const [again] = useState(() => useSession.getState().again);
  const changed = usePasswordChanged((state) => state.changed);
  const { code } = pages.params;

  // Whoever leaves the sheet in whatever way stays on the page, as they were.
  useEffect(() => leaveSignInAgain, []);

  return (
    <Sheet title={t(again ? 'againTitle' : 'signInTitle')} onClose={pages.close}>
      {again && !changed && (
        <p className={styles.note} data-tone="care">
          <Icon name="clock" size={18} />
          {t('againText')}
        </p>
      )}
      {changed && (
        <p className={styles.note} data-tone="good" role="status">
          <Icon name="check" size={18} />
          {t('passwordChanged')}
        </p>
      )}
      {/* Anew when another account is remembered: a password reset above this sheet does that. */}
      <LoginForm
        key={remembered}
        account={remembered}
        again={again}
        onForgotten={() => pages.open('reset-password')}
      >
        {!again && (
          <>
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
          </>
        )}
      </LoginForm>
    </Sheet>
  );
}
