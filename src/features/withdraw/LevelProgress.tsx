import { useTranslation } from 'react-i18next';
import type { WithdrawInfo } from '../../../contract/http/withdrawals.ts';
import { formatMoney } from '../../i18n/format.ts';
import hero from '../../ui/styles/hero.module.css';
import styles from './LevelProgress.module.css';
import { progressOf } from './vipProgress.ts';

/** The player's level, what it allows, and how far the next one is. */
export function LevelProgress({ vip }: { vip: WithdrawInfo['vip'] }) {
  const { t } = useTranslation('withdraw');
  const own = vip.levels.find(({ level }) => level === vip.level);
  const progress = progressOf(vip);
  return (
    <div className={`${hero.card} ${styles.card}`}>
      <p className={hero.label}>{t('levelMost', { level: vip.level })}</p>
      <p className={`${hero.amount} ${styles.amount}`}>{own ? formatMoney(BigInt(own.max)) : '–'}</p>
      {progress ? (
        <>
          <div
            className={styles.track}
            role="progressbar"
            aria-label={t('toNextLevel', { level: progress.next.level })}
            aria-valuenow={progress.percent}
          >
            <div className={styles.gone} style={{ width: `${progress.percent}%` }} />
          </div>
          <p className={`${hero.text} ${styles.text}`}>
            {t('nextLevel', {
              missing: formatMoney(progress.missing),
              level: progress.next.level,
              max: formatMoney(BigInt(progress.next.max)),
            })}
          </p>
        </>
      ) : (
        <p className={`${hero.text} ${styles.text}`}>{t('topLevel')}</p>
      )}
    </div>
  );
}
