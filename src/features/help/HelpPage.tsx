import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Doc } from '../../../contract/http/site/site.ts';
import type { Language } from '../../../contract/markets.ts';
import { useUserId } from '../../shared/catalogue/storedCards.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import page from '../../ui/styles/page.module.css';
import { docIcon, docList, GROUP_KEYS, GROUPS } from './docs.ts';
import { findDocs } from './findDocs.ts';
import styles from './HelpPage.module.css';
import { Messages } from './Messages.tsx';

/** The help pages, and for players the site's messages. */
export function HelpPage() {
  const { t, i18n } = useTranslation(['help', 'common']);
  const userId = useUserId();
  const { data, isError, refetch } = useQuery(docList(i18n.language as Language));
  const [words, setWords] = useState('');
  const searching = words.trim() !== '';
  return (
    <main className={`${page.page} ${styles.main}`}>
      <PageHeader title={t('common:help')} />
      <SearchField label={t('search')} value={words} onChange={setWords} />
      {!searching && userId !== null && <Messages key={userId} userId={userId} />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <GroupsSkeleton />}
      {data && searching && <Found docs={findDocs(data, words)} words={words} onClear={() => setWords('')} />}
      {data && !searching && (
        <div className={styles.groups}>
          {GROUP_KEYS.map((group) => (
            <Group key={group} group={group} docs={data.filter((doc) => doc.group === group)} />
          ))}
        </div>
      )}
    </main>
  );
}

function Group({ group, docs }: { group: Doc['group']; docs: readonly Doc[] }) {
  const { t } = useTranslation('help');
  const title = t(GROUPS[group].title);
  if (docs.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <Rows label={title} docs={docs} />
    </section>
  );
}

function Found({ docs, words, onClear }: { docs: readonly Doc[]; words: string; onClear: () => void }) {
  const { t } = useTranslation('help');
  if (docs.length === 0)
    return (
      <EmptyState icon="help" title={t('noneFound', { words: words.trim() })}>
        <Button onClick={onClear}>{t('seeAll')}</Button>
      </EmptyState>
    );
  return (
    <section className={styles.group}>
      <h2 className={styles.title} role="status">
        {t('found', { count: docs.length })}
      </h2>
      <Rows label={t('search')} docs={docs} />
    </section>
  );
}

function Rows({ label, docs }: { label: string; docs: readonly Doc[] }) {
  return (
    <List label={label}>
      {docs.map((doc) => (
        <ListRow
          key={doc.key}
          icon={docIcon(doc)}
          title={doc.title}
          text={doc.summary}
          to={`/help/${doc.key}`}
        />
      ))}
    </List>
  );
}

function GroupsSkeleton() {
  return (
    <div className={styles.groups} aria-hidden="true">
      {GROUP_KEYS.map((group) => (
        <div key={group} className={styles.group}>
          <p className={styles.title}>
            <Skeleton width="7em" />
          </p>
          <Skeleton height="186px" />
        </div>
      ))}
    </div>
  );
}
