import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { gamesPage } from '../../shared/catalogue/catalogue.ts';
import { KindChips } from '../../shared/catalogue/KindChips.tsx';
import { cardPath } from '../../shared/catalogue/playPath.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { IconButton } from '../../ui/actions/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { Results } from './Results.tsx';
import styles from './SearchPage.module.css';
import { forgetSearches, rememberSearch, type Search, useRecentSearches, useSearch } from './useSearch.ts';

/** Game search by words, kind and provider, as a sheet over any page. */
export function SearchPage() {
  const { t } = useTranslation(['search', 'common']);
  const { close } = usePages();
  const search = useSearch();
  const openFirst = useFirstResult(search);
  // On return to existing results the keyboard stays closed.
  const [empty] = useState(search.words === '');
  return (
    <Sheet
      from="top"
      title={t('title')}
      onClose={close}
      head={
        <div className={styles.head}>
          <div className={styles.line}>
            <SearchField
              label={t('common:searchGames')}
              placeholder={t('placeholder')}
              value={search.text}
              onChange={search.type}
              autoFocus={empty}
              onEnter={openFirst}
            />
            <IconButton icon="close" label={t('common:close')} onClick={close} />
          </div>
          <KindChips value={search.kind} onChange={(kind) => search.set({ kind })} />
        </div>
      }
    >
      <div className={styles.body}>
        {search.text === '' && (
          <>
            <Recent onPick={(words) => search.set({ words })} />
            <Ideas onPick={(words) => search.set({ words })} />
          </>
        )}
        <Results search={search} />
      </div>
    </Sheet>
  );
}

/** Opens the first game found for the words in the field, as soon as their results arrive. */
function useFirstResult({ text, words, filter, set }: Search): () => void {
  const navigate = useNavigate();
  const waiting = useRef<string | null>(null);
  const { data } = useQuery(gamesPage(filter, 1));

  useEffect(() => {
    if (!data || waiting.current === null || waiting.current !== words) return;
    waiting.current = null;
    const [first] = data.items;
    if (!first) return;
    rememberSearch(words);
    navigate(cardPath(first));
  });

  return () => {
    if (text.trim() === '') return;
    waiting.current = text.trim();
    set({});
  };
}

/** Recent searches, to repeat them. */
function Recent({ onPick }: { onPick: (words: string) => void }) {
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
      <Searches icon="history" searches={searches} onPick={onPick} />
    </section>
  );
}

/** Example searches that are not obvious, e.g. by a game's figures. */
function Ideas({ onPick }: { onPick: (words: string) => void }) {
  const { t } = useTranslation('search');
  return (
    <section>
      <div className={styles.title}>
        <h3>{t('ideas')}</h3>
      </div>
      <Searches
        icon="search"
        searches={[t('ideaVolatility'), t('ideaReturn'), t('ideaHighest')]}
        onPick={onPick}
      />
    </section>
  );
}

interface SearchesProps {
  icon: 'history' | 'search';
  searches: readonly string[];
  onPick: (words: string) => void;
}

function Searches({ icon, searches, onPick }: SearchesProps) {
  return (
    <ul className={styles.searches}>
      {searches.map((words) => (
        <li key={words}>
          <button type="button" className={styles.words} onClick={() => onPick(words)}>
            <Icon name={icon} size={16} />
            <span>{words}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
