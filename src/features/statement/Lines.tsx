import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementRange } from '../../../contract/http/statement.ts';
import { formatDay, formatWeekday } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { serverNow } from '../../net/house.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { useInView } from '../../ui/layout/viewport.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Line, LineSkeleton } from './Line.tsx';
import styles from './Lines.module.css';
import { dayOf } from './period.ts';
import { byDay, statementLines } from './statement.ts';

/** The lines by day, newest first; more come as their end nears. */
export function Lines({ userId, range }: { userId: string; range: StatementRange }) {
  const { t, i18n } = useTranslation('statement');
  const { open } = usePages();
  const query = useInfiniteQuery(statementLines(userId, range));
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    query;
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <LinesSkeleton />;
  const lines = data.pages.flatMap(({ items }) => items);
  if (lines.length === 0)
    return (
      <EmptyState icon="receipt" title={t('none')}>
        <p className={styles.hint}>{t('noneText')}</p>
      </EmptyState>
    );
  return (
    <div className={styles.days}>
      {byDay(lines, market.timeZone).map(({ day, lines: ofDay }) => (
        <section key={day} className={styles.day}>
          <h3 className={styles.name}>{dayName(day, i18n.language)}</h3>
          <ul className={styles.list}>
            {ofDay.map((line) => (
              <Line key={line.id} line={line} onOpen={() => open('transaction', { entry: line.id })} />
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
            {t('more')}
          </Button>
        </>
      )}
    </div>
  );
}

/** A day of this year by its weekday, an older one by its year. */
function dayName(day: string, language: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const thisYear = dayOf(serverNow(), market.timeZone).slice(0, 4) === day.slice(0, 4);
  return thisYear ? formatWeekday(noon, language, 'UTC') : formatDay(noon, language, 'UTC');
}

/** The end of what is there: asks for more once when it nears the screen. */
function End({ onSeen }: { onSeen: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const seen = useInView(mark);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end
  useEffect(() => {
    if (seen) onSeen();
  }, [seen]);
  return <span ref={mark} aria-hidden="true" />;
}

export function LinesSkeleton() {
  return (
    <div className={styles.day} aria-hidden="true">
      <p className={styles.name}>
        <Skeleton width="9em" />
      </p>
      <div className={styles.list}>
        {[0, 1, 2, 3, 4].map((line) => (
          <LineSkeleton key={line} />
        ))}
      </div>
    </div>
  );
}
