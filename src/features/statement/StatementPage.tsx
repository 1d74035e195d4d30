import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementRange } from '../../../contract/http/money/inputs/statement.ts';
import { balanceFlow, type StatementKind } from '../../../contract/http/money/statement.ts';
import { http } from '../../net/backend.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { DayPages, DaySkeleton } from '../../shared/records/DayPages.tsx';
import { Line, LineSkeleton } from '../../shared/records/Line.tsx';
import { PeriodChips, usePeriod } from '../../shared/records/PeriodChips.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { ChipRow } from '../../ui/actions/choices.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import list from '../../ui/styles/listSheet.module.css';
import { Totals } from './Totals.tsx';

/** Filter groups, each with its kinds of lines. */
const GROUPS = [
  ['all', undefined],
  [
    'play',
    [
      ...(['stake', 'release', 'profit', 'bonusStake', 'bonusRelease', 'bonusProfit'] as const),
      ...(['providerBet', 'providerBetBack', 'providerWin', 'providerWinBack'] as const),
      ...(['providerBonusBet', 'providerBonusBetBack', 'providerBonusWin', 'providerBonusWinBack'] as const),
    ],
  ],
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

/** All transactions of the player, for up to a year. */
export function StatementPage() {
  const { t } = useTranslation('statement');
  const { close, open } = usePages();
  const userId = useSession((session) => session.player?.id);
  const chosen = usePeriod();
  const { today, days, problem } = chosen;
  const [group, setGroup] = useState<GroupKey>('all');
  const kinds = GROUPS.find(([key]) => key === group)?.[1];
  const range: StatementRange = { ...days, ...(kinds && { kinds: [...kinds] }) };
  return (
    <Sheet title={t('title')} onClose={close}>
      <div className={list.page}>
        <div className={list.filters}>
          <PeriodChips chosen={chosen} />
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
            {(group === 'all' || group === 'play') && (
              <Button kind="ghost" onClick={() => open('bet-history')}>
                <Icon name="history" size={18} />
                {t('byRound')}
              </Button>
            )}
            <Lines key={JSON.stringify(range)} userId={userId} range={range} />
          </>
        ) : (
          problem === null && <DaySkeleton row={<LineSkeleton />} />
        )}
      </div>
    </Sheet>
  );
}

const A_PAGE = 30;

/** A player's statement lines, page by page, newest first. */
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

/** The lines grouped by day, newest first; loads more near the end. */
function Lines({ userId, range }: { userId: string; range: StatementRange }) {
  const { t } = useTranslation('statement');
  const { open } = usePages();
  const query = useInfiniteQuery(statementLines(userId, range));
  return (
    <DayPages
      query={query}
      more={t('more')}
      none={
        <EmptyState icon="receipt" title={t('none')}>
          <p className={list.hint}>{t('noneText')}</p>
        </EmptyState>
      }
      waiting={<LineSkeleton />}
      row={(line) => <Line line={line} onOpen={() => open('transaction', { entry: line.id })} />}
    />
  );
}
