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
 * The sign-in sheet. It closes once the player is signed in. A player whose session was idle too long for the attempted action
 * signs in here again, over the current page.
 */
export function LoginPage() {
  const { t } = useTranslation(['signIn', 'common']);
  const pages = usePages();
  const remembered = useSession((session) => session.rememberAccount) ?? '';
  /** The value when the sheet opened: the flag is cleared shortly before the sheet closes. */
  const [again] = useState(() => useSession.getState().again);
  const changed = usePasswordChanged((state) => state.changed);
  const { code } = pages.params;

  // Closing the sheet in any way keeps the player on the page, in the same session.
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
      {/* Remounts when another account is remembered, e.g. by a password reset above this sheet. */}
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
