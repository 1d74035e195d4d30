import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  balanceFlow,
  type StatementKind,
  type StatementLine,
  type StatementRange,
} from '../../../contract/http/statement.ts';
import { formatDay, formatWeekday } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { http, serverNow } from '../../net/house.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ChipRow } from '../../ui/actions/choices.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { useInView } from '../../ui/layout/viewport.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Line, LineSkeleton } from './Line.tsx';
import { type Days, dayOf, daysOf, daysProblem, earliest, PERIODS, type PeriodKey } from './period.ts';
import styles from './StatementPage.module.css';
import { Totals } from './Totals.tsx';

/** What a player would look for, and the kinds of lines that it comes in. */
const GROUPS = [
  ['all', undefined],
  ['play', ['stake', 'release', 'profit', 'bonusStake', 'bonusRelease', 'bonusProfit']],
  ['deposit', ['deposit']],
  ['withdrawal', ['hold', 'returned']],
  [
    'gift',
    [
      ...(['grant', 'prize', 'award', 'bonus', 'depositBonus'] as const),
      ...(['bonusWon', 'bonusExpired', 'bonusGivenUp', 'bonusMoved'] as const),
    ],
  ],
  [
    'correction',
    [
      ...(['chargeback', 'collection', 'adjustment_credit', 'adjustment_debit'] as const),
      ...(['reversal_credit', 'reversal_debit'] as const),
    ],
  ],
] as const satisfies readonly (readonly [string, readonly StatementKind[] | undefined])[];

type GroupKey = (typeof GROUPS)[number][0];

/** Every movement of the player's money, for up to a year. */
export default function StatementPage() {
  const { t } = useTranslation('statement');
  const { close } = usePages();
  const userId = useSession((session) => session.player?.id);
  const [today] = useState(() => dayOf(serverNow(), market.timeZone));
  const [period, setPeriod] = useState<PeriodKey>('week');
  const [own, setOwn] = useState<Days>(() => daysOf('month', today));
  const [group, setGroup] = useState<GroupKey>('all');
  const days = period === 'own' ? own : daysOf(period, today);
  const problem = period === 'own' ? daysProblem(own, today) : null;
  const kinds = GROUPS.find(([key]) => key === group)?.[1];
  const range: StatementRange = { ...days, ...(kinds && { kinds: [...kinds] }) };
  return (
    <Sheet title={t('title')} onClose={close}>
      <div className={styles.page}>
        <div className={styles.filters}>
          <ChipRow
            label={t('period')}
            options={PERIODS.map((key) => ({ key, label: t(key) }))}
            value={period}
            onChange={setPeriod}
          />
          {period === 'own' && <OwnDays days={own} today={today} problem={problem} onChange={setOwn} />}
          <ChipRow
            label={t('kind')}
            options={GROUPS.map(([key]) => ({ key, label: t(key) }))}
            value={group}
            onChange={setGroup}
          />
        </div>
        {problem === null && userId !== undefined ? (
          <>
            <Totals userId={userId} range={range} today={today} />
            <Lines key={JSON.stringify(range)} userId={userId} range={range} />
          </>
        ) : (
          problem === null && <LinesSkeleton />
        )}
      </div>
    </Sheet>
  );
}

/** The first and the last day of a stretch of one's own, with the phone's own calendar. */
function OwnDays({
  days,
  today,
  problem,
  onChange,
}: {
  days: Days;
  today: string;
  problem: ReturnType<typeof daysProblem>;
  onChange: (days: Days) => void;
}) {
  const { t } = useTranslation('statement');
  const bounds = { type: 'date', min: earliest(today), max: today, required: true };
  return (
    <div>
      <div className={styles.days}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            {...bounds}
            label={t(end)}
            value={days[end] ?? ''}
            onChange={(event) => onChange({ ...days, [end]: event.target.value })}
          />
        ))}
      </div>
      <p className={styles.problem} role="status">
        {problem && t(problem)}
      </p>
    </div>
  );
}

const A_PAGE = 30;

/** A player's lines, page by page, the newest first. */
const statementLines = (userId: string, range: StatementRange) =>
  infiniteQueryOptions({
    queryKey: ['statement', userId, 'lines', range],
    queryFn: ({ pageParam }) =>
      http.send(
        balanceFlow,
        { ...range, count: A_PAGE, ...(pageParam !== null && { after: pageParam }) },
        { quiet: true },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** The lines by day, newest first; more come as their end nears. */
function Lines({ userId, range }: { userId: string; range: StatementRange }) {
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
    <div className={styles.lines}>
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

/** Lines by the market's days, in their order. */
function byDay(lines: readonly StatementLine[], timeZone: string): { day: string; lines: StatementLine[] }[] {
  const days: { day: string; lines: StatementLine[] }[] = [];
  for (const line of lines) {
    const day = dayOf(line.at, timeZone);
    const last = days[days.length - 1];
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
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

function LinesSkeleton() {
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
