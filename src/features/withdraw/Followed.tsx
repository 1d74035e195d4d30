import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../../contract/http/withdrawals.ts';
import { formatMoney } from '../../i18n/format.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import shared from '../../ui/styles/formSheet.module.css';
import hero from '../../ui/styles/hero.module.css';
import styles from './Followed.module.css';
import { OrderState } from './OrderState.tsx';
import { isOpen, TONE } from './status.ts';
import { useFollowed } from './useFollowed.ts';
import { useStatusWords } from './useStatusWords.ts';

/** The withdrawal that is on its way, up to its end. */
export function Followed({
  withdrawal,
  onDone,
  onAnother,
}: {
  withdrawal: Withdrawal;
  onDone: () => void;
  onAnother: () => void;
}) {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const words = useStatusWords();
  const now = useFollowed(withdrawal);
  const arrives = formatMoney(BigInt(now.amount) - BigInt(now.fee));
  const back = now.status === 'cancelled' || now.status === 'refused';
  return (
    <>
      <div className={`${hero.card} ${styles.head}`} data-tone={TONE[now.status]} role="status">
        <Badge tone={TONE[now.status]}>{words[now.status]}</Badge>
        <p className={`${hero.amount} ${styles.amount}`}>
          {back ? formatMoney(BigInt(now.amount)) : arrives}
        </p>
        <p className={hero.text}>{t(HEADS[now.status])}</p>
      </div>
      <OrderState withdrawal={now} />
      <Button kind="ghost" className={styles.records} onClick={() => pages.open('withdraw-record')}>
        {t('records')}
      </Button>
      {isOpen(now.status) ? (
        <p className={styles.note}>{t('oneAtATime')}</p>
      ) : (
        <>
          <Button kind="ghost" className={styles.records} onClick={onAnother}>
            {t('another')}
          </Button>
          <div className={shared.main}>
            <Button kind="primary" size="large" onClick={onDone}>
              {t('done')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

const HEADS = {
  review: 'headReview',
  sending: 'headSending',
  paid: 'headPaid',
  refused: 'headRefused',
  cancelled: 'headCancelled',
} as const;
