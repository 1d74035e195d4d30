import { useTranslation } from 'react-i18next';
import { useSession } from '../../state/session.ts';
import { usePages } from '../../state/usePages.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Money } from '../../ui/Money.tsx';
import styles from './HomeHeader.module.css';

/** The lobby's head: the mark, and either the way in or the player's balance. */
export function HomeHeader() {
  const { t } = useTranslation();
  const pages = usePages();
  const signedIn = useSession((session) => session.token !== null);
  const player = useSession((session) => session.player);
  const balance = useSession((session) => session.balance);
  return (
    <header className={styles.header}>
      <Logo />
      <span className={styles.language}>
        <LanguageSelect compact />
      </span>
      {signedIn ? (
        <button type="button" className={styles.balance} onClick={() => pages.open('account')}>
          <span className="visually-hidden">{t('account')}</span>
          <Money amount={balance} />
          <Avatar avatar={player?.avatar ?? 0} size={30} />
        </button>
      ) : (
        <>
          <Button kind="ghost" onClick={() => pages.open('login')}>
            {t('signIn')}
          </Button>
          <Button className={styles.register} onClick={() => pages.open('register')}>
            {t('register')}
          </Button>
        </>
      )}
    </header>
  );
}
