import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import styles from './SideMenu.module.css';

/** The ways in, at the head of the menu. */
export function SideMenuVisitor() {
  const { t } = useTranslation();
  const pages = usePages();
  return (
    <div className={styles.visitor}>
      <p className={styles.invite}>{t('menuInvite')}</p>
      <Button kind="primary" onClick={() => pages.open('register')}>
        {t('register')}
      </Button>
      <Button onClick={() => pages.open('login')}>{t('signIn')}</Button>
    </div>
  );
}
