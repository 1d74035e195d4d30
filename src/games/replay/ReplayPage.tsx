import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GameHeader } from '../../shared/play/GameHeader.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import styles from './ReplayPage.module.css';

/** The layout of a past round's replay from its public log. Anybody with the link can watch it. */
export function ReplayPage<Round>({
  table,
  named,
  query,
  children,
}: {
  /** The address of the game. */
  table: string;
  /** Whether the address contains a valid round reference. */
  named: boolean;
  /** The round's log; null when there is none. */
  query: UseQueryResult<Round | null>;
  children: (round: Round) => ReactNode;
}) {
  const { t } = useTranslation('replay');
  const missing = !named || (query.isSuccess && query.data === null);
  return (
    <div className={styles.page}>
      <GameHeader title={t('title')} back={table} />
      {query.data && children(query.data)}
      {missing && (
        <main className={styles.message}>
          <EmptyState icon="history" title={t('missing')}>
            <Link className={styles.link} to={table}>
              {t('toTable')}
            </Link>
          </EmptyState>
        </main>
      )}
      {query.isError && (
        <main className={styles.message}>
          <EmptyState icon="alert" title={t('failed')}>
            <Button onClick={() => void query.refetch()}>{t('retry')}</Button>
          </EmptyState>
        </main>
      )}
      {named && query.isPending && (
        <main className={styles.message}>
          <p role="status">{t('loading')}</p>
        </main>
      )}
    </div>
  );
}
