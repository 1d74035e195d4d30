import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './Face.module.css';

/** What a visitor finds where the account would be: why to register, and the two ways in. */
export function VisitorFace() {
  const { t } = useTranslation(['profile', 'common']);
  const pages = usePages();
  return (
    <section className={styles.hero}>
      <span className={styles.mark}>
        <Icon name="user" size={30} />
      </span>
      <h2 className={styles.title}>{t('visitorTitle')}</h2>
      <p className={styles.text}>{t('visitorText', { amount: formatMoney(market.grant) })}</p>
      <div className={styles.ways}>
        <Button kind="primary" size="large" onClick={() => pages.open('register')}>
          {t('common:register')}
        </Button>
        <Button kind="secondary" size="large" onClick={() => pages.open('login')}>
          {t('common:signIn')}
        </Button>
      </div>
    </section>
  );
}
