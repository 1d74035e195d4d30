import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '../../../contract/marketTime.ts';
import { market } from '../../i18n/market.ts';
import { serverNow } from '../../net/backend.ts';
import { ChipRow } from '../../ui/actions/choices.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './PeriodChips.module.css';
import { type Days, daysOf, daysProblem, earliest, PERIODS, type PeriodKey } from './period.ts';

/** The selected days of a list. */
export function usePeriod() {
  const [today] = useState(() => dateOf(serverNow(), market.timeZone));
  const [period, setPeriod] = useState<PeriodKey>('week');
  const [own, setOwn] = useState<Days>(() => daysOf('month', today));
  const days = period === 'own' ? own : daysOf(period, today);
  const problem = period === 'own' ? daysProblem(own, today) : null;
  return { today, period, own, days, problem, setPeriod, setOwn };
}

/** The choice of days: presets, or a first and a last day in the phone's date picker. */
export function PeriodChips({ chosen }: { chosen: ReturnType<typeof usePeriod> }) {
  const { t } = useTranslation('statement');
  const { today, period, own, problem, setPeriod, setOwn } = chosen;
  const bounds = { type: 'date', min: earliest(today), max: today, required: true };
  return (
    <>
      <ChipRow
        label={t('period')}
        options={PERIODS.map((key) => ({ key, label: t(key) }))}
        value={period}
        onChange={setPeriod}
      />
      {period === 'own' && (
        <div>
          <div className={styles.days}>
            {(['from', 'to'] as const).map((end) => (
              <TextField
                key={end}
                {...bounds}
                label={t(end)}
                value={own[end] ?? ''}
                onChange={(event) => setOwn({ ...own, [end]: event.target.value })}
              />
            ))}
          </div>
          <p className={styles.problem} role="status">
            {problem && t(problem)}
          </p>
        </div>
      )}
    </>
  );
}
