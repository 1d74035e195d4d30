import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Doc, DocBlock } from '../../../contract/http/site/site.ts';
import type { Language } from '../../../contract/markets.ts';
import { LinkButton } from '../../ui/actions/Button.tsx';
import { ErrorState, StatusScreen } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import page from '../../ui/styles/page.module.css';
import styles from './DocPage.module.css';
import { docList, isNoDoc, oneDoc } from './docs.ts';

/** One page of the help. */
export function DocPage() {
  const { t, i18n } = useTranslation(['help', 'common']);
  const { key = '' } = useParams();
  const language = i18n.language as Language;
  const { data: doc, error, refetch } = useQuery(oneDoc(language, key));
  const { data: docs = [] } = useQuery(docList(language));
  const at = docs.findIndex((one) => one.key === key);
  // When opened from the list, the title is already known.
  const known = doc ?? docs[at];

  if (isNoDoc(error) || doc === null)
    return (
      <StatusScreen icon="help" title={t('missing')}>
        <LinkButton to="/help" kind="primary" size="large" replace>
          {t('seeAll')}
        </LinkButton>
      </StatusScreen>
    );
  return (
    <main className={`${page.page} ${styles.main}`} aria-busy={!doc && !error}>
      <PageHeader title={known?.title ?? t('common:help')} />
      {known && <p className={styles.summary}>{known.summary}</p>}
      {doc && (
        <article className={styles.article}>
          {doc.blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block is identified by its position
            <Block key={place} block={block} />
          ))}
        </article>
      )}
      {!doc && error && <ErrorState onRetry={() => void refetch()} />}
      {!doc && !error && <ArticleSkeleton />}
      {doc && at >= 0 && <Neighbours before={docs[at - 1]} after={docs[at + 1]} />}
    </main>
  );
}

/** Links to the previous and next page. */
function Neighbours({ before, after }: { before: Doc | undefined; after: Doc | undefined }) {
  const { t } = useTranslation(['help', 'common']);
  return (
    <nav className={styles.neighbours} aria-label={t('more')}>
      {before && (
        <Link className={styles.neighbour} to={`/help/${before.key}`} rel="prev">
          <span className={styles.way}>
            <Icon name="back" size={16} />
            {t('common:previous')}
          </span>
          {before.title}
        </Link>
      )}
      {after && (
        <Link className={styles.neighbour} data-way="next" to={`/help/${after.key}`} rel="next">
          <span className={styles.way}>
            {t('common:next')}
            <Icon name="chevron" size={16} />
          </span>
          {after.title}
        </Link>
      )}
    </nav>
  );
}

function ArticleSkeleton() {
  return (
    <div className={styles.article} aria-hidden="true">
      {['100%', '92%', '97%', '60%', '95%', '88%', '70%'].map((width) => (
        <Skeleton key={width} width={width} height="18px" />
      ))}
    </div>
  );
}

/** One block of a help page. */
function Block({ block }: { block: DocBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className={styles.heading}>{block.text}</h2>;
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return <ul className={styles.list}>{items(block.items)}</ul>;
    case 'steps':
      return <ol className={styles.steps}>{items(block.items)}</ol>;
    case 'link':
      return (
        <p>
          <LinkButton to={block.to} className={styles.link}>
            {block.text}
            <Icon name="chevron" size={16} />
          </LinkButton>
        </p>
      );
  }
}

function items(texts: readonly string[]) {
  return texts.map((text) => <li key={text}>{text}</li>);
}
