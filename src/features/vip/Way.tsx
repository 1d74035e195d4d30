import { useTranslation } from 'react-i18next';
import type { VipInfo } from '../../../contract/http/offers/vip.ts';
import { formatMoment, withZone } from '../../i18n/dates.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { Medal } from './Medal.tsx';
import styles from './vip.module.css';

const LAST = 10;

/** The current level, and the progress to the next one. */
export function Way({ vip }: { vip: VipInfo }) {
  const { t, i18n } = useTranslation('vip');
  const { level, top, since, missing, progressRate, levelBonus, falls } = vip;
  const next = formatCount(level + 1);
  return (
    <section className={styles.hero}>
      <Medal level={level} size={112} shining />
      <div className={styles.words}>
        <h2 className={styles.level}>{t('level', { level: formatCount(level) })}</h2>
        {since !== null && (
          <p className={styles.note}>{t('since', { time: formatMoment(since, i18n.language) })}</p>
        )}
      </div>
      <div className={styles.way}>
        <ProgressBar label={t('progress')} percent={Math.floor(progressRate * 100)} size="large" />
        {level >= LAST ? (
          <p className={styles.text}>{t('highest')}</p>
        ) : (
          <p className={styles.text}>
            {level < top
              ? t('missingAgain', { amount: formatMoney(BigInt(missing)), level: next })
              : t('missing', {
                  amount: formatMoney(BigInt(missing)),
                  level: next,
                  reward: formatMoney(BigInt(levelBonus)),
                })}
          </p>
        )}
      </div>
      {falls && (
        <p className={styles.falls} role="status">
          {t('falls', {
            ...{ level: formatCount(level - 1), amount: formatMoney(BigInt(falls.missing)) },
            time: withZone(formatMoment(falls.at, i18n.language)),
          })}
        </p>
      )}
    </section>
  );
}
