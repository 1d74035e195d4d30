import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../i18n/format.ts';
import { gamesPage, providersOf } from '../../shared/catalogue/catalogue.ts';
import { GameGrid } from '../../shared/catalogue/GameGrid.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { SelectField } from '../../ui/fields/Field.tsx';
import styles from './SearchPage.module.css';
import { rememberSearch, type Search } from './useSearch.ts';

/** The games found, or popular ones without search words, and the provider filter. */
export function Results({ search }: { search: Search }) {
  const { t } = useTranslation(['search', 'catalogue', 'common']);
  const { words, provider, set } = search;
  const first = useQuery(gamesPage(search.filter, 1));
  const settled = first.data !== undefined || first.isError;
  // The previous results stay until the next ones arrive, so that covers do not flicker while typing.
  const [shown, setShown] = useState(search.filter);
  if (settled && shown !== search.filter) setShown(search.filter);
  const query = useCallback((page: number) => gamesPage(shown, page), [shown]);

  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new results start at their top
  useEffect(() => {
    section.current?.parentElement?.parentElement?.scrollTo(0, 0);
  }, [shown]);

  const popular = Object.keys(search.filter).length === 0;
  const title = t(popular ? 'popular' : 'results');
  const total = first.data?.total;
  const meant = first.data?.meant;
  const counted =
    total === undefined ? '' : t('catalogue:games', { count: total, formatted: formatCount(total) });
  return (
    <section ref={section}>
      <div className={styles.title}>
        <h3 className={styles.found}>
          <span>{title}</span>
          <span className={styles.count} role="status">
            {counted}
          </span>
        </h3>
        <Providers value={provider} onChange={(next) => set({ provider: next })} />
      </div>
      {first.isPaused && (
        <p className={styles.meant} role="status">
          {t('common:offline')}
        </p>
      )}
      {meant !== undefined && (
        <p className={styles.meant}>
          {t('meant', { words })}{' '}
          <button type="button" className={styles.meantWords} onClick={() => set({ words: meant })}>
            {meant}
          </button>
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only handles clicks of the links inside */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        className={styles.grid}
        data-old={shown !== search.filter || undefined}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) rememberSearch(words);
        }}
      >
        <GameGrid
          key={JSON.stringify(shown)}
          query={query}
          label={title}
          empty={<NothingFound search={search} />}
        />
      </div>
    </section>
  );
}

function Providers({ value, onChange }: { value: string; onChange: (provider: string) => void }) {
  const { t } = useTranslation('search');
  const providers = useQuery(providersOf());
  return (
    <div className={styles.providers}>
      <SelectField
        label={t('provider')}
        hideLabel
        value={value}
        options={[
          { value: '', label: t('anyProvider') },
          ...(providers.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={onChange}
      />
    </div>
  );
}

/** Suggestions when nothing was found. */
function NothingFound({ search: { words, kind, provider, set } }: { search: Search }) {
  const { t } = useTranslation('search');
  const narrowed = kind !== null || provider !== '';
  return (
    <EmptyState icon="search" title={words === '' ? t('noneHere') : t('none', { words })}>
      <p className={styles.advice}>{t(narrowed ? 'adviceFilters' : 'advice')}</p>
      {narrowed && <Button onClick={() => set({ kind: null, provider: '' })}>{t('clearFilters')}</Button>}
      {!narrowed && <Button onClick={() => set({ words: '' })}>{t('seePopular')}</Button>}
    </EmptyState>
  );
}
