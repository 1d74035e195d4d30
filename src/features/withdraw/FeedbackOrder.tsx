import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../../contract/http/withdrawals.ts';
import { formatMoney, formatTime } from '../../i18n/format.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { AccountLine } from './AccountLine.tsx';
import styles from './FeedbackOrder.module.css';
import { TONE } from './status.ts';
import { useFollowed } from './useFollowed.ts';
import { useStatusWords } from './useStatusWords.ts';

/** The withdrawal that is spoken of. */
export function FeedbackOrder({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t, i18n } = useTranslation('withdraw');
  const words = useStatusWords();
  const now = useFollowed(withdrawal);
  return (
    <div className={styles.order}>
      <div className={styles.head}>
        <p className={styles.amount}>{formatMoney(BigInt(now.amount))}</p>
        <Badge tone={TONE[now.status]}>{words[now.status]}</Badge>
      </div>
      <p className={styles.text}>
        {t('orderShort', { number: now.id })} · {formatTime(now.createdAt, i18n.language)}
      </p>
      <AccountLine account={now} />
    </div>
  );
}
