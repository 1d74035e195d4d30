import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CrashMyBet } from '../../../contract/games/crashChannel.ts';
import { queries } from '../../state/queries.ts';
import { useSession } from '../../state/session.ts';
import { usePages } from '../../state/usePages.ts';
import { useSheet } from '../../table/useSheet.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatMoney, formatRate, formatTime } from '../../ui/format.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './MyHistory.module.css';
import { myBets } from './queries.ts';
import { useCrash } from './table.ts';

/** The player's own bets on crash, newest first; each leads to its round. */
export function MyHistory() {
  const { t } = useTranslation(['crash', 'common']);
  const pages = usePages();
  const signedIn = useSession((session) => session.token !== null);
  const player = useSession((session) => session.player);
  if (!signedIn)
    return (
      <EmptyState icon="history" title={t('mineSignIn')}>
        <Button kind="primary" onClick={() => pages.open('login')}>
          {t('common:signIn')}
        </Button>
      </EmptyState>
    );
  return player ? <Bets userId={player.id} /> : <Loading />;
}

function Bets({ userId }: { userId: string }) {
  const { t } = useTranslation('crash');
  const query = useInfiniteQuery(myBets(userId), queries);
  const decision = useCrash((state) => state.decision);
  const { refetch } = query;
  useEffect(() => {
    if (decision) void refetch();
  }, [decision, refetch]);
  if (query.isPending) return <Loading />;
  if (query.isError)
    return (
      <EmptyState icon="alert" title={t('mineFailed')}>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </EmptyState>
    );
  const bets = query.data.pages.flat();
  if (bets.length === 0) return <EmptyState icon="history" title={t('mineEmpty')} />;
  return (
    <>
      <ul className={styles.list}>
        {bets.map((bet) => (
          <Bet key={bet.betId} bet={bet} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          className={styles.more}
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Bet({ bet }: { bet: CrashMyBet }) {
  const { t, i18n } = useTranslation('crash');
  const sheet = useSheet();
  const { status, roundId } = bet;
  const ended = bet.target !== null;
  const row = (
    <>
      <span className={styles.main}>
        <span className={styles.amount}>{formatMoney(BigInt(bet.amount))}</span>
        <span className={styles.win} data-status={status}>
          {status === 'cashed' && formatMoney(BigInt(bet.win))}
          {status === 'lost' && t('lost')}
          {status === 'returned' && t('returned')}
          {status === 'placed' && t('open')}
        </span>
      </span>
      <span className={styles.facts}>
        <span>{formatTime(bet.at, i18n.language)}</span>
        <span>
          {bet.rate !== null && <b className={styles.rate}>{formatRate(BigInt(bet.rate))}</b>}
          {bet.target !== null && t('brokeAt', { rate: formatRate(BigInt(bet.target)) })}
        </span>
      </span>
    </>
  );
  return (
    <li>
      {ended ? (
        <button type="button" className={styles.bet} onClick={() => sheet.open({ kind: 'round', roundId })}>
          {row}
        </button>
      ) : (
        <div className={styles.bet}>{row}</div>
      )}
    </li>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} width="100%" height="52px" />
      ))}
    </div>
  );
}
