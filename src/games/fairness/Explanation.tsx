import { useTranslation } from 'react-i18next';
import own from './Explanation.module.css';
import styles from './FairnessPage.module.css';
import { chooseHasher } from './hasher.ts';

/** How a game's scheme works, and what it does not prove. */
export function Explanation({ how, proves }: { how: readonly string[]; proves: readonly string[] }) {
  const { t } = useTranslation('fairness');
  const engine = chooseHasher().native ? t('engineNative') : t('engineScript');
  return (
    <>
      <section className={styles.card}>
        <h2>{t('howTitle')}</h2>
        {how.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section className={styles.card}>
        <h2>{t('provesTitle')}</h2>
        <ul className={own.list}>
          {[...proves, t('provesEngine', { engine })].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
