import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../../../contract/http/money/withdrawals.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import shared from '../../../ui/styles/formSheet.module.css';
import hero from '../../../ui/styles/hero.module.css';
import { useFollowed, usePending, useWithdrawInfo } from '../queries.ts';
import { OrderState } from '../records/OrderState.tsx';
import { isOpen, TONE, useStatusWords } from '../records/status.ts';
import withdrawFormStyles from './WithdrawForm.module.css';
import { WithdrawForm } from './WithdrawForm.tsx';
import styles from './WithdrawPage.module.css';

/** The current withdrawal, tracked until its end. */
function Followed({
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

/** The withdrawal page: the current withdrawal, or the form for a new one. */
export function WithdrawPage() {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const info = useWithdrawInfo();
  const pending = usePending();
  /** A withdrawal seen in progress stays on the page until its end was seen. */
  const [seen, setSeen] = useState<Withdrawal | null>(null);
  const open = pending.data?.withdrawal ?? null;
  const shown = open ?? seen;
  useEffect(() => {
    if (open) setSeen(open);
  }, [open]);

  const again = () => {
    void info.refetch();
    void pending.refetch();
  };
  return (
    <Sheet title={t('title')} onClose={pages.close}>
      {shown ? (
        <Followed key={shown.id} withdrawal={shown} onDone={pages.close} onAnother={() => setSeen(null)} />
      ) : info.data && pending.data ? (
        <WithdrawForm info={info.data} onMade={setSeen} />
      ) : info.isError || pending.isError ? (
        <ErrorState onRetry={again} />
      ) : (
        <WithdrawWaiting />
      )}
    </Sheet>
  );
}

/** The form's skeleton while its data load. */
function WithdrawWaiting() {
  return (
    <div className={withdrawFormStyles.form}>
      {['104px', '68px', '78px', '44px', '64px', '56px'].map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </div>
  );
}
