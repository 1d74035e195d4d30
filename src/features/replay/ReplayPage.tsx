import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { roundLog } from '../../state/crashRounds.ts';
import { queries } from '../../state/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { GameHeader } from '../../ui/GameHeader.tsx';
import { Replay } from './Replay.tsx';
import styles from './ReplayPage.module.css';

/** A past round, played again from its public log. Anybody with the link can watch it. */
export default function ReplayPage() {
  const { t } = useTranslation('replay');
  const { roundId = '' } = useParams();
  const valid = /^\d{1,18}$/.test(roundId);
  const query = useQuery({ ...roundLog(roundId), enabled: valid }, queries);
  const missing = !valid || (query.isSuccess && query.data === null);
  return (
    <div className={styles.page}>
      <GameHeader title={t('title')} back="/game/crash" />
      {query.data && <Replay key={roundId} round={query.data} />}
      {missing && (
        <main className={styles.message}>
          <EmptyState icon="history" title={t('missing')}>
            <Link className={styles.link} to="/game/crash">
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
      {valid && query.isPending && (
        <main className={styles.message}>
          <p role="status">{t('loading')}</p>
        </main>
      )}
    </div>
  );
}
