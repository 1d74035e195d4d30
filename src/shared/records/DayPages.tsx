import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '../../../contract/marketTime.ts';
import { formatDay, formatWeekday } from '../../i18n/dates.ts';
import { market } from '../../i18n/market.ts';
import { serverNow } from '../../net/backend.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { useInView } from '../../ui/layout/viewport.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './DayPages.module.css';

interface Dated {
  id: string;
  /** ms since 1970. */
  at: number;
}

/** A long list, newest first, grouped by the market's days; loads more near its end. */
export function DayPages<Item extends Dated>({
  query,
  more,
  none,
  waiting,
  row,
}: {
  query: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[] }>>;
  /** The label of the "load more" button. */
  more: string;
  /** Replaces an empty list. */
  none: ReactNode;
  /** Skeleton of a row. */
  waiting: ReactNode;
  /** A row, including its `<li>`. */
  row: (item: Item) => ReactNode;
}) {
  const { i18n } = useTranslation();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    query;
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <DaySkeleton row={waiting} />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0 && !hasNextPage) return none;
  return (
    <div className={styles.pages}>
      {byDay(items).map(({ day, items: ofDay }) => (
        <section key={day} className={styles.day}>
          <h3 className={styles.name}>{dayName(day, i18n.language)}</h3>
          <ul className={styles.list}>
            {ofDay.map((item) => (
              <Fragment key={item.id}>{row(item)}</Fragment>
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <>
          {!isFetchNextPageError && !isFetchingNextPage && (
            <End key={data.pages.length} onSeen={() => void fetchNextPage()} />
          )}
          <Button size="large" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {more}
          </Button>
        </>
      )}
    </div>
  );
}

/** Groups time-ordered items by the market's days. */
function byDay<Item extends Dated>(items: readonly Item[]): { day: string; items: Item[] }[] {
  const days: { day: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = dateOf(item.at, market.timeZone);
    const last = days[days.length - 1];
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

/** A day of this year with its weekday, an older one with its year. */
function dayName(day: string, language: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const thisYear = dateOf(serverNow(), market.timeZone).slice(0, 4) === day.slice(0, 4);
  return thisYear ? formatWeekday(noon, language, 'UTC') : formatDay(noon, language, 'UTC');
}

/** The end of the loaded part: loads more once when it comes near the screen. */
function End({ onSeen }: { onSeen: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const seen = useInView(mark);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per end
  useEffect(() => {
    if (seen) onSeen();
  }, [seen]);
  return <span ref={mark} aria-hidden="true" />;
}

/** Skeleton of a day. */
export function DaySkeleton({ row }: { row: ReactNode }) {
  return (
    <div className={styles.day} aria-hidden="true">
      <p className={styles.name}>
        <Skeleton width="9em" />
      </p>
      <div className={styles.list}>
        {[0, 1, 2, 3, 4].map((at) => (
          <Fragment key={at}>{row}</Fragment>
        ))}
      </div>
    </div>
  );
}
