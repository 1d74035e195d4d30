import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type BigWin, slotBigWin } from '../../../contract/http/play/catalogue.ts';
import type { Currency } from '../../../contract/money.ts';
import { formatClock, formatShortDay } from '../../i18n/dates.ts';
import { formatCompact, formatMoney, formatRate } from '../../i18n/format.ts';
import { http } from '../../net/backend.ts';
import { nextPage } from '../../net/nextPage.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { usePages } from '../../shared/navigation/usePages.ts';
import { rateBand } from '../../shared/play/rateBand.ts';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import rows from '../../ui/styles/row.module.css';
import styles from './WinList.module.css';
import winsPageStyles from './WinsPages.module.css';

export const PERIODS = ['day', 'week', 'all'] as const;
export type WinPeriod = (typeof PERIODS)[number];

const A_PAGE = 20;
/** Polling interval (ms) of the list while it is visible. */
const EVERY = 30_000;

/** The biggest wins of a period, page by page, ordered by profit. */
const bigWins = (period: WinPeriod) =>
  infiniteQueryOptions({
    queryKey: ['wins', period],
    queryFn: ({ pageParam }) =>
      http.send(slotBigWin, { period, page: pageParam, count: A_PAGE }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: EVERY,
    refetchInterval: EVERY,
    refetchOnWindowFocus: true,
  });

/** Number of wins on the podium, if there are that many. */
const TOP = 3;
const ROWS_UNKNOWN = [4, 5, 6, 7, 8];

/** The wins of a period by rank: three on a podium, the others below. */
export function WinList({ period }: { period: WinPeriod }) {
  const { t } = useTranslation('wins');
  const query = useInfiniteQuery(bigWins(period));
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;

  if (!data) {
    if (isError) return <ErrorState onRetry={() => void refetch()} />;
    return (
      <div className={winsPageStyles.wins} aria-hidden="true">
        <PodiumSkeleton />
        <div className={winsPageStyles.list}>
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
        <p className={winsPageStyles.hint}>{t('noneText')}</p>
        <LinkButton to="/?tab=inHouseGames" kind="primary">
          {t('play')}
        </LinkButton>
      </EmptyState>
    );
  const top = wins.length >= TOP ? TOP : 0;
  return (
    <div className={winsPageStyles.wins}>
      {top > 0 && <Podium wins={wins.slice(0, top)} />}
      {wins.length > top && (
        <ol className={winsPageStyles.list} start={top + 1}>
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

/** Removes duplicates: a win that moved down between two requests is on both pages. */
function distinct(wins: readonly BigWin[]): BigWin[] {
  return [...new Map(wins.map((win) => [win.id, win])).values()];
}

/** The first three, the greatest in the middle and raised. */
function Podium({ wins }: { wins: readonly BigWin[] }) {
  const { t } = useTranslation('wins');
  return (
    <ol className={styles.podium} aria-label={t('top')}>
      {wins.map((win, at) => (
        <Place key={win.id} win={win} rank={at + 1} />
      ))}
    </ol>
  );
}

function Place({ win, rank }: { win: BigWin; rank: number }) {
  const { t } = useTranslation('wins');
  const { open } = usePages();
  const profit = BigInt(win.payout) - BigInt(win.amount);
  return (
    <li className={styles.place} data-rank={rank}>
      <button type="button" className={styles.card} onClick={() => open('big-win-detail', { win: win.id })}>
        <span className={styles.face}>
          <Avatar avatar={win.avatar} size={rank === 1 ? 64 : 52} />
          <span className={styles.rank}>{rank}</span>
        </span>
        <span className={styles.name}>{win.name}</span>
        <span className={styles.profit}>+{formatCompact(profit, win.currency as Currency)}</span>
        <span className={styles.rate}>{formatRate(BigInt(win.rate))}</span>
        {win.bot && <Badge>{t('bot')}</Badge>}
      </button>
    </li>
  );
}

function PodiumSkeleton() {
  return (
    <div className={styles.podium}>
      {[1, 2, 3].map((rank) => (
        <div key={rank} className={styles.place} data-rank={rank}>
          <div className={styles.card}>
            <Skeleton width="52px" height="52px" />
            <Skeleton width="4em" />
            <Skeleton width="5em" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A win in the list with its profit; links to the win's own page. `dated`: shows the day instead of the time. */
function WinRow({ win, rank, dated }: { win: BigWin; rank: number; dated: boolean }) {
  const { t, i18n } = useTranslation('wins');
  const { open } = usePages();
  const rate = BigInt(win.rate);
  const stake = BigInt(win.amount);
  const payout = BigInt(win.payout);
  const currency = win.currency as Currency;
  const at = (dated ? formatShortDay : formatClock)(win.at, i18n.language);
  return (
    <li className={rows.item}>
      <button
        type="button"
        className={`${rows.row} ${styles.row}`}
        onClick={() => open('big-win-detail', { win: win.id })}
      >
        <span className={styles.rowRank}>{rank}</span>
        <Avatar avatar={win.avatar} size={40} />
        <span className={styles.who}>
          <span className={styles.rowName}>
            <span>{win.name}</span>
            {win.bot && <Badge>{t('bot')}</Badge>}
          </span>
          <span className={styles.quiet}>
            {win.title} · {at}
          </span>
        </span>
        <span className={styles.sums}>
          <span className={styles.rowProfit}>+{formatMoney(payout - stake, currency)}</span>
          <span className={styles.quiet}>
            <span className="visually-hidden">{t('stake')} </span>
            {formatCompact(stake, currency)}
            <span className={styles.payout}> → {formatCompact(payout, currency)}</span>
            <b className={styles.rowRate} data-rate={rateBand(rate)}>
              {formatRate(rate)}
            </b>
          </span>
        </span>
      </button>
    </li>
  );
}

function WinRowSkeleton() {
  return (
    <div className={rows.item}>
      <div className={`${rows.row} ${styles.row}`}>
        <span className={styles.rowRank} />
        <Skeleton width="40px" height="40px" />
        <span className={styles.who}>
          <Skeleton width="6em" />
          <Skeleton width="7em" />
        </span>
        <span className={styles.sums}>
          <Skeleton width="6em" />
          <Skeleton width="5em" />
        </span>
      </div>
    </div>
  );
}
