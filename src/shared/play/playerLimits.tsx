import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Break, type PlayerLimits, userLimits } from '../../../contract/http/limits.ts';
import { momentWords } from '../../i18n/format.ts';
import { http } from '../../net/house.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './playerLimits.module.css';

/** What a player set to bound their own play, with what of it is used. */
export const playerLimits = (userId: string) =>
  queryOptions({
    queryKey: ['limits', userId],
    queryFn: () => http.send(userLimits, undefined, { quiet: true }),
  });

/** Takes what the house answered to a change, wherever limits are shown. */
export function keepLimits(client: QueryClient, userId: string, limits: PlayerLimits): void {
  client.setQueryData(playerLimits(userId).queryKey, limits);
}

/** That the player takes a break, until when, and what goes on meanwhile: wherever bets or deposits would be made. */
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
