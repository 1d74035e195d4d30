import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Break, type PlayerLimits, userLimits } from '../../../contract/http/people/limits.ts';
import { momentWords } from '../../i18n/dates.ts';
import { http } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './playerLimits.module.css';

/** The player's own play limits and their use. */
export const playerLimits = (userId: string) =>
  queryOptions({
    queryKey: ['limits', userId],
    queryFn: () => http.send(userLimits, undefined, { quiet: true }),
  });

/**
 * Applies the server's reply to a change of limits, wherever limits are shown, and notifies the player.
 * @returns the error code of a refusal; null on success
 */
export function useLimitsChange(userId: string) {
  const client = useQueryClient();
  return async (change: Promise<PlayerLimits>, message: string): Promise<HttpError | null> => {
    try {
      client.setQueryData(playerLimits(userId).queryKey, await change);
      toast('success', message);
      return null;
    } catch (error) {
      if (error instanceof HttpError) return error;
      throw error;
    }
  };
}

/** Notice of a time-out, its end, and what continues meanwhile; shown where bets or deposits would be made. */
export function BreakNotice({ pause }: { pause: Break }) {
  const { t, i18n } = useTranslation('limits');
  const { until } = pause;
  return (
    <div className={styles.notice} role="note">
      <Icon name="pause" size={20} />
      <div className={styles.words}>
        <p className={styles.title}>
          {until === null ? t('onBreakForEver') : t('onBreak', { at: momentWords(until, i18n.language) })}
        </p>
        <p className={styles.text}>{t('onBreakText')}</p>
      </div>
    </div>
  );
}
