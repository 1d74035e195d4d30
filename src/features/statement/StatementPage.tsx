import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementRange } from '../../../contract/http/statement.ts';
import { market } from '../../i18n/market.ts';
import { serverNow } from '../../net/house.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { ChipRow } from '../../ui/actions/ChipRow.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { GROUP_KEYS, GROUPS, type GroupKey } from './kinds.ts';
import { Lines, LinesSkeleton } from './Lines.tsx';
import { OwnDays } from './OwnDays.tsx';
import { type Days, dayOf, daysOf, daysProblem, PERIODS, type PeriodKey } from './period.ts';
import styles from './StatementPage.module.css';
import { Totals } from './Totals.tsx';

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
  const kinds = GROUPS[group];
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
            options={GROUP_KEYS.map((key) => ({ key, label: t(key) }))}
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
