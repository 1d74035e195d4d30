import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { market } from '../../state/market.ts';
import { useSession } from '../../state/session.ts';
import { usePages } from '../../state/usePages.ts';
import { Button } from '../../ui/Button.tsx';
import { formatMoney } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CrashHero } from './CrashHero.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import styles from './HomePage.module.css';

const FAIRNESS = '/game/crash/fairness';

/** The lobby: the live Crash round, how to check it, and that the money is play money. */
export default function HomePage() {
  const { t } = useTranslation(['home', 'common']);
  const pages = usePages();
  const signedIn = useSession((session) => session.token !== null);
  return (
    <>
      <HomeHeader />
      <main className={styles.main}>
        <CrashHero />
        <div className={styles.cards}>
          <section className={styles.card}>
            <span className={styles.icon} data-tone="teal">
              <Icon name="shield" size={24} />
            </span>
            <h2>{t('fairTitle')}</h2>
            <p>{t('fairText')}</p>
            <Link className={styles.action} to={FAIRNESS}>
              {t('fairAction')}
              <Icon name="chevron" size={16} />
            </Link>
          </section>
          <section className={styles.card}>
            <span className={styles.icon} data-tone="violet">
              <Icon name="info" size={24} />
            </span>
            <h2>{t('moneyTitle')}</h2>
            <p>{signedIn ? t('moneyTextPlayer') : t('moneyText', { amount: formatMoney(market.grant) })}</p>
            {!signedIn && (
              <Button className={styles.action} onClick={() => pages.open('register')}>
                {t('moneyAction')}
                <Icon name="chevron" size={16} />
              </Button>
            )}
          </section>
        </div>
      </main>
    </>
  );
}
