import { useTranslation } from 'react-i18next';
import type { BonusWagering } from '../../../contract/http/money/statement.ts';
import type { Minor } from '../../../contract/money.ts';
import { formatMoment, withZone } from '../../i18n/dates.ts';
import { formatMoney } from '../../i18n/format.ts';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import styles from './BonusProgress.module.css';

interface BonusProgressProps {
  /** Minor units. */
  amount: Minor;
  wagering: BonusWagering;
  /** Titles of the excluded games. */
  notFor?: readonly string[];
}

/** The bonus part of the balance, its wagering progress, and the excluded games. */
export function BonusProgress({ amount, wagering, notFor = [] }: BonusProgressProps) {
  const { t, i18n } = useTranslation('deposit');
  const [required, toGo] = [BigInt(wagering.required), BigInt(wagering.toGo)];
  const percent = required > 0n ? Number(((required - toGo) * 100n) / required) : 0;
  return (
    <div className={styles.bonus}>
      <p className={styles.row}>
        <span>{t('bonusMoney')}</span>
        <b className={styles.amount}>{formatMoney(amount)}</b>
      </p>
      <ProgressBar className={styles.progress} label={t('bonusProgress')} percent={percent} />
      <p className={styles.text}>{t('bonusToGo', { amount: formatMoney(toGo) })}</p>
      {wagering.expiresAt !== null && (
        <p className={styles.text}>
          {t('bonusUntil', { time: withZone(formatMoment(wagering.expiresAt, i18n.language)) })}
        </p>
      )}
      {notFor.length > 0 && (
        <details>
          <summary className={styles.more}>{t('bonusNotFor', { count: notFor.length })}</summary>
          <p className={styles.text}>{new Intl.ListFormat(i18n.language, { type: 'unit' }).format(notFor)}</p>
        </details>
      )}
    </div>
  );
}
