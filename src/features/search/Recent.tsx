import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/signs/Icon.tsx';
import { forgetSearches, useRecentSearches } from './recentSearches.ts';
import styles from './SearchPage.module.css';

/** What was searched for before, to be searched for again. */
export function Recent({ onPick }: { onPick: (words: string) => void }) {
  const { t } = useTranslation('search');
  const searches = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section>
      <div className={styles.title}>
        <h3>{t('recent')}</h3>
        <button type="button" className={styles.forget} onClick={forgetSearches}>
          {t('forget')}
        </button>
      </div>
      <ul className={styles.recent}>
        {searches.map((words) => (
          <li key={words}>
            <button type="button" className={styles.words} onClick={() => onPick(words)}>
              <Icon name="history" size={16} />
              <span>{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
