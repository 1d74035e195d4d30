import { useTranslation } from 'react-i18next';
import type { Break } from '../../../contract/http/limits.ts';
import { momentWords } from '../../i18n/format.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './BreakNotice.module.css';

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
