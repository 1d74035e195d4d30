import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BigWin } from '../../../contract/http/catalogue.ts';
import { queries } from '../../shared/site/queries.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { bigWins, type WinPeriod } from './bigWins.ts';
import { Podium, PodiumSkeleton } from './Podium.tsx';
import { WinRow, WinRowSkeleton } from './WinRow.tsx';
import styles from './WinsPage.module.css';

/** So many stand on the podium, when there are at least as many. */
const TOP = 3;
const ROWS_UNKNOWN = [4, 5, 6, 7, 8];

/** The wins of a period by rank: three on a podium, the others below. */
export function WinList({ period }: { period: WinPeriod }) {
  const { t } = useTranslation('wins');
  const query = useInfiniteQuery(bigWins(period), queries);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;

  if (!data) {
    if (isError) return <ErrorState onRetry={() => void refetch()} />;
    return (
      <div className={styles.wins} aria-hidden="true">
        <PodiumSkeleton />
        <div className={styles.list}>
          {ROWS_UNKNOWN.map((rank) => (
            <WinRowSkeleton key={rank} />
          ))}
        </div>
      </div>
    );
  }

  const wins = distinct(data.pages.flatMap(({ items }) => items));
  if (wins.length === 0)
    return (
      <EmptyState icon="trophy" title={t(period === 'day' ? 'noneToday' : 'none')}>
        <p className={styles.hint}>{t('noneText')}</p>
        <LinkButton to="/?tab=inHouseGames" kind="primary">
          {t('play')}
        </LinkButton>
      </EmptyState>
    );
  const top = wins.length >= TOP ? TOP : 0;
  return (
    <div className={styles.wins}>
      {top > 0 && <Podium wins={wins.slice(0, top)} />}
      {wins.length > top && (
        <ol className={styles.list} start={top + 1}>
          {wins.slice(top).map((win, at) => (
            <WinRow key={win.id} win={win} rank={top + at + 1} dated={period !== 'day'} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button size="large" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** A win that moved down between two pages' answers is in both. */
function distinct(wins: readonly BigWin[]): BigWin[] {
  return [...new Map(wins.map((win) => [win.id, win])).values()];
}
