import { useTranslation } from 'react-i18next';
import own from './Explanation.module.css';
import styles from './FairnessPage.module.css';
import { chooseHasher } from './hasher.ts';

/** How the scheme works, and what it does not prove. */
export function Explanation() {
  const { t } = useTranslation('fairness');
  const engine = chooseHasher().native ? t('engineNative') : t('engineScript');
  return (
    <>
      <section className={styles.card}>
        <h2>{t('howTitle')}</h2>
        <p>{t('how1')}</p>
        <p>{t('how2')}</p>
        <p>{t('how3')}</p>
      </section>
      <section className={styles.card}>
        <h2>{t('provesTitle')}</h2>
        <ul className={own.list}>
          <li>{t('proves1')}</li>
          <li>{t('proves2')}</li>
          <li>{t('proves3')}</li>
          <li>{t('proves4', { engine })}</li>
        </ul>
      </section>
    </>
  );
}
