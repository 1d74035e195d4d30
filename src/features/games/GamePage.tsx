import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { queries } from '../../shared/site/queries.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { StatusScreen } from '../../ui/feedback/StatusScreen.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Game } from './Game.tsx';
import styles from './GamePage.module.css';
import { GameSkeleton } from './GameSkeleton.tsx';
import { gameDetail, isNoGame } from './gameDetail.ts';

/** A game's own page. */
export default function GamePage() {
  const { t } = useTranslation(['games', 'common']);
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(gameDetail(id), queries);

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
