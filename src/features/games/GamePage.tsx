import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorCode } from '../../../contract/errors.ts';
import { slotGame } from '../../../contract/http/play/catalogue.ts';
import { http } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { LinkButton } from '../../ui/actions/Button.tsx';
import { ErrorState, StatusScreen } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Game } from './Game.tsx';
import styles from './GamePage.module.css';

/** Whether the error means that there is no game with this id. */
function isNoGame(error: unknown): boolean {
  const codes: readonly number[] = [ErrorCode.invalidGame, ErrorCode.badParameter];
  return error instanceof HttpError && error.failure === 'refusal' && codes.includes(error.code);
}

/** A game's details with similar games. */
const gameDetail = (id: string) =>
  queryOptions({
    queryKey: ['catalogue', 'game', id],
    queryFn: () => http.send(slotGame, { id }, { quiet: true }),
    staleTime: 5 * 60_000,
    retry: (failures, error) => failures < 1 && !isNoGame(error),
  });

/** The page of a game. */
export function GamePage() {
  const { t } = useTranslation(['games', 'common']);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(gameDetail(id));

  if (isNoGame(error))
    return (
      <StatusScreen icon="search" title={t('missing')} text={t('missingText')}>
        <LinkButton to="/?z=search" kind="primary" size="large" replace>
          {t('findAnother')}
        </LinkButton>
      </StatusScreen>
    );
  if (data) return <Game key={id} game={data} />;
  return (
    <main className={styles.main} aria-busy={!error}>
      <PageHeader title={t('game')} />
      {error ? <ErrorState onRetry={() => void refetch()} /> : <GameSkeleton />}
    </main>
  );
}

/** The page's skeleton while the game loads. */
function GameSkeleton() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.frame} />
      <div className={styles.words}>
        <div className={styles.head}>
          <Skeleton width="9em" height="20px" />
          <Skeleton width="12em" height="22px" />
        </div>
        <Skeleton height="60px" />
        <Skeleton height="56px" />
        <Skeleton height="104px" />
      </div>
    </div>
  );
}
