import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../../../contract/http/money/withdrawals.ts';
import { formatTime } from '../../../i18n/dates.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { FeedbackThread } from '../../../shared/support/FeedbackThread.tsx';
import { useFeedback } from '../../../shared/support/feedback.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { useFollowed, useWithdrawal } from '../queries.ts';
import { AccountLine } from './rows.tsx';
import { TONE, useStatusWords } from './status.ts';
import styles from './WithdrawFeedbackPage.module.css';

/** Reports a problem with a withdrawal, with the conversation. Visitors see why to sign in first. */
export function WithdrawFeedbackPage() {
  const { t } = useTranslation(['withdraw', 'feedback', 'pictures', 'common']);
  const pages = usePages();
  const signedIn = useSession((session) => session.token !== null);
  const { withdrawal } = pages.params;
  return (
    <Sheet title={t('feedbackTitle')} onClose={pages.close}>
      {!signedIn ? (
        <EmptyState icon="lock" title={t('feedbackSignIn')}>
          <p>{t('feedbackSignInText')}</p>
          <Button kind="primary" size="large" onClick={() => pages.open('login')}>
            {t('common:signIn')}
          </Button>
        </EmptyState>
      ) : withdrawal === undefined ? (
        <NoSuchOrder />
      ) : (
        <Thread id={withdrawal} />
      )}
    </Sheet>
  );
}

function Thread({ id }: { id: string }) {
  const order = useWithdrawal(id);
  const feedback = useFeedback({ id, of: 'withdrawal' });
  // The feedback query decides whether the order exists: it may be older than the loaded ones.
  if (feedback.failed && order.data === null) return <NoSuchOrder />;
  return (
    <div className={styles.parts}>
      {order.data ? <FeedbackOrder withdrawal={order.data} /> : order.isLoading && <Skeleton height="84px" />}
      <FeedbackThread {...feedback} />
    </div>
  );
}

function NoSuchOrder() {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  return (
    <EmptyState icon="history" title={t('orderGone')}>
      <p>{t('orderGoneText')}</p>
      <Button onClick={() => pages.swap('withdraw-record')}>{t('records')}</Button>
    </EmptyState>
  );
}

/** The withdrawal of the report. */
function FeedbackOrder({ withdrawal }: { withdrawal: Withdrawal }) {
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
