import { useTranslation } from 'react-i18next';
import type { DepositOrder } from '../../../contract/http/deposits.ts';
import { countdownText } from '../../i18n/countdown.ts';
import { formatClock, formatMoney, formatShortDay } from '../../i18n/format.ts';
import { useSecondsUntil } from '../../ui/live/useSecondsUntil.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import { CopyButton } from './CopyButton.tsx';
import copied from './copied.module.css';
import styles from './PayHead.module.css';
import { plainAmount } from './plainAmount.ts';
import { usdtText } from './usdtText.ts';

/** What is to be paid, large, as it is typed elsewhere when copied; what of it has come; how much time is left. */
export function PayHead({ order }: { order: DepositOrder }) {
  const { t, i18n } = useTranslation('deposit');
  const left = useSecondsUntil(order.expiresAt);
  const { details, status } = order;
  const received = BigInt(order.received);
  const payable = BigInt(order.payable);
  const partial = status === 'partial';
  const missing = payable > received ? payable - received : 0n;
  const due = partial ? missing : payable;
  const crypto = details?.kind === 'crypto' && !partial ? details : null;
  const coded = details?.kind === 'transfer' && !partial;
  const exactly = details?.kind === 'transfer' || details?.kind === 'clabe' || crypto;
  return (
    <div className={styles.head} data-partial={partial || undefined}>
      {partial && (
        <p className={styles.partial} role="status">
          <b>{t('partialTitle', { amount: formatMoney(received) })}</b>
          <span>{t('partialText')}</span>
        </p>
      )}
      <div className={`${copied.row} ${styles.row}`}>
        <div className={copied.words}>
          <p className={copied.label}>
            {partial ? t('missing') : exactly ? t('transferExactly') : t('payExactly')}
          </p>
          <p className={styles.amount}>
            {crypto ? (
              t('usdt', { units: usdtText(BigInt(crypto.units.replace('.', ''))) })
            ) : coded ? (
              <Coded amount={formatMoney(due)} />
            ) : (
              formatMoney(due)
            )}
          </p>
          {crypto && <p className={styles.note}>{formatMoney(payable)}</p>}
          {coded && <p className={styles.note}>{t('lastDigits')}</p>}
        </div>
        <CopyButton label={t('amount')} text={crypto ? crypto.units : plainAmount(due)} />
      </div>
      {!partial && (
        <p className={styles.time}>
          <Icon name="clock" size={16} />
          <span>{t('validFor', { time: countdownText(left) })}</span>
          <span className={styles.until}>
            {t('validUntil', {
              day: formatShortDay(order.expiresAt, i18n.language),
              time: formatClock(order.expiresAt, i18n.language),
            })}
          </span>
        </p>
      )}
    </div>
  );
}

/** The digits that make the amount unlike every other are the ones not to be left out. */
function Coded({ amount }: { amount: string }) {
  return (
    <>
      {amount.slice(0, -3)}
      <mark className={styles.code}>{amount.slice(-3)}</mark>
    </>
  );
}
