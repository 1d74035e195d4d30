import { useTranslation } from 'react-i18next';
import type { BonusTurnover } from '../../../contract/http/statement.ts';
import type { Minor } from '../../../contract/money.ts';
import { formatDateTime, formatMoney } from '../../i18n/format.ts';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import styles from './BonusProgress.module.css';

/** The bonus part of the balance, and how far it is from being the player's own. `amount` in minor units. */
export function BonusProgress({ amount, turnover }: { amount: Minor; turnover: BonusTurnover }) {
  const { t, i18n } = useTranslation('deposit');
  const [required, toGo] = [BigInt(turnover.required), BigInt(turnover.toGo)];
  const percent = required > 0n ? Number(((required - toGo) * 100n) / required) : 0;
  return (
    <div className={styles.bonus}>
      <p className={styles.row}>
        <span>{t('bonusMoney')}</span>
        <b className={styles.amount}>{formatMoney(amount)}</b>
      </p>
      <ProgressBar className={styles.progress} label={t('bonusProgress')} percent={percent} />
      <p className={styles.text}>{t('bonusToGo', { amount: formatMoney(toGo) })}</p>
      {turnover.expiresAt !== null && (
        <p className={styles.text}>
          {t('bonusUntil', { time: formatDateTime(turnover.expiresAt, i18n.language) })}
        </p>
      )}
    </div>
  );
}
