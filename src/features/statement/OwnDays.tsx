import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './OwnDays.module.css';
import { type Days, type daysProblem, earliest } from './period.ts';

/** The first and the last day of a stretch of one's own, with the phone's own calendar. */
export function OwnDays({
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
