import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PlayerLimits, REMINDER_MINUTES, userLimitsReminder } from '../../../contract/http/limits.ts';
import { HttpError } from '../../net/errors.ts';
import { http } from '../../net/house.ts';
import { keepLimits } from '../../shared/play/playerLimits.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { SelectField } from '../../ui/fields/Field.tsx';
import styles from './LimitsPage.module.css';

const NEVER = 'never';

/** How often the player wants to hear how long they play. */
export function Reminder({ userId, minutes }: { userId: string; minutes: PlayerLimits['reminder'] }) {
  const { t } = useTranslation('limits');
  const client = useQueryClient();
  /** What was chosen and is not answered yet. */
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = async (value: string) => {
    setChosen(value);
    const wanted = REMINDER_MINUTES.find((one) => String(one) === value) ?? null;
    try {
      keepLimits(client, userId, await http.send(userLimitsReminder, { minutes: wanted }));
      toast('success', t('saved'));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    } finally {
      setChosen(null);
    }
  };
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('reminder')}</h2>
      <p className={styles.text}>{t('reminderText')}</p>
      <SelectField
        label={t('reminderEvery')}
        hideLabel
        disabled={chosen !== null}
        value={chosen ?? (minutes === null ? NEVER : String(minutes))}
        options={[
          { value: NEVER, label: t('never') },
          ...REMINDER_MINUTES.map((count) => ({ value: String(count), label: t('minutes', { count }) })),
        ]}
        onChange={(value) => void choose(value)}
      />
    </section>
  );
}
