import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementKind, StatementRange } from '../../../contract/http/statement.ts';
import { market } from '../../i18n/market.ts';
import { serverNow } from '../../net/house.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { ChipRow } from '../../ui/actions/choices.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Lines, LinesSkeleton } from './Lines.tsx';
import { type Days, dayOf, daysOf, daysProblem, earliest, PERIODS, type PeriodKey } from './period.ts';
import styles from './StatementPage.module.css';
import { Totals } from './Totals.tsx';

/** What a player would look for, and the kinds of lines that it comes in. */
const GROUPS = {
  all: undefined,
  play: ['stake', 'release', 'profit'],
  deposit: ['deposit'],
  withdrawal: ['hold', 'returned'],
  gift: ['grant', 'bonus'],
} as const satisfies Record<string, readonly StatementKind[] | undefined>;

type GroupKey = keyof typeof GROUPS;

const GROUP_KEYS = Object.keys(GROUPS) as GroupKey[];

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
    <div className={styles.own}>
      <div className={styles.days}>
        <TextField
          {...bounds}
          label={t('from')}
          value={days.from ?? ''}
          onChange={(event) => onChange({ ...days, from: event.target.value })}
        />
        <TextField
          {...bounds}
          label={t('to')}
          value={days.to ?? ''}
          onChange={(event) => onChange({ ...days, to: event.target.value })}
        />
      </div>
      <p className={styles.problem} role="status">
        {problem && t(problem)}
      </p>
    </div>
  );
}
