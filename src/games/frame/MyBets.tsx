import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { BetStatus } from '../../../contract/channel.ts';
import { formatMoney, formatTime } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './MyBets.module.css';
import { useSheet } from './TableSheets.tsx';

const PAGE = 20;

/** A game's history of one player. */
interface Source<Bet> {
  /** Names what was fetched. */
  game: string;
  /** The player's bets, newest first; `before`: the id of a bet, null for the newest. */
  ask: (count: number, before: string | null) => Promise<readonly Bet[]>;
  idOf: (bet: Bet) => string;
  row: (bet: Bet) => ReactNode;
  /** Differs after each decided bet: the newest are fetched again. */
  moved: unknown;
}

/** The player's own bets on a game, newest first. */
export function MyBets<Bet>(source: Source<Bet>) {
  const { t } = useTranslation(['table', 'common']);
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
  return player ? <Bets userId={player.id} {...source} /> : <Loading />;
}

const bets = <Bet,>(userId: string, { game, ask, idOf }: Source<Bet>) =>
  infiniteQueryOptions({
    queryKey: [game, 'mine', userId],
    queryFn: ({ pageParam }) => ask(PAGE, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => {
      const last = page.at(-1);
      return page.length < PAGE || last === undefined ? null : idOf(last);
    },
    staleTime: 0,
  });

function Bets<Bet>({ userId, ...source }: Source<Bet> & { userId: string }) {
  const { t } = useTranslation('table');
  const query = useInfiniteQuery(bets(userId, source));
  const { refetch } = query;
  const { moved, idOf, row } = source;
  useEffect(() => {
    if (moved) void refetch();
  }, [moved, refetch]);
  if (query.isPending) return <Loading />;
  if (query.isError)
    return (
      <EmptyState icon="alert" title={t('mineFailed')}>
        <Button onClick={() => void refetch()}>{t('retry')}</Button>
      </EmptyState>
    );
  const all = query.data.pages.flat();
  if (all.length === 0) return <EmptyState icon="history" title={t('mineEmpty')} />;
  return (
    <>
      <ul className={styles.list}>
        {all.map((bet) => (
          <li key={idOf(bet)}>{row(bet)}</li>
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

function Loading() {
  return (
    <div className={styles.loading}>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} width="100%" height="52px" />
      ))}
    </div>
  );
}

/** One of the player's own bets. Once its round has ended it leads there. */
export function MyBetRow({
  stake,
  status,
  win,
  at,
  facts,
  roundId,
}: {
  stake: bigint;
  status: BetStatus;
  /** What came back of a bet that was paid. */
  win: bigint;
  at: number;
  /** What else there is to say: what the bet was on, the result. */
  facts: ReactNode;
  /** Null while the round has not ended. */
  roundId: string | null;
}) {
  const { t, i18n } = useTranslation('table');
  const sheet = useSheet();
  const row = (
    <>
      <span className={styles.main}>
        <span className={styles.amount}>{formatMoney(stake)}</span>
        <span className={styles.win} data-status={status}>
          {status === 'cashed' ? formatMoney(win) : t(status === 'placed' ? 'open' : status)}
        </span>
      </span>
      <span className={styles.facts}>
        <span>{formatTime(at, i18n.language)}</span>
        <span>{facts}</span>
      </span>
    </>
  );
  if (roundId === null) return <div className={styles.bet}>{row}</div>;
  return (
    <button type="button" className={styles.bet} onClick={() => sheet.open({ kind: 'round', roundId })}>
      {row}
    </button>
  );
}
