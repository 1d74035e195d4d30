import { useTranslation } from 'react-i18next';
import { useFeedback } from '../../state/feedback.ts';
import { useSession } from '../../state/session.ts';
import { usePages } from '../../state/usePages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FeedbackThread } from '../../ui/FeedbackThread.tsx';
import { List } from '../../ui/List.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './DepositRecordPage.module.css';
import { NoOrder } from './NoOrder.tsx';
import { OrderRow } from './OrderRow.tsx';
import { useOrder } from './queries.ts';

/** What is wrong with a deposit, and what was said about it so far. */
export default function DepositFeedbackPage() {
  const { t } = useTranslation(['deposit', 'feedback', 'pictures', 'common']);
  const pages = usePages();
  const signedIn = useSession((session) => session.token !== null);
  const { deposit } = pages.params;
  return (
    <Sheet title={t('feedbackTitle')} onClose={pages.close}>
      {!signedIn && (
        <EmptyState icon="user" title={t('feedbackVisitor')}>
          <Button kind="primary" onClick={() => pages.open('login')}>
            {t('common:signIn')}
          </Button>
        </EmptyState>
      )}
      {signedIn && deposit === undefined && (
        <EmptyState icon="history" title={t('feedbackChoose')}>
          <Button kind="primary" onClick={() => pages.swap('deposit-record')}>
            {t('records')}
          </Button>
        </EmptyState>
      )}
      {signedIn && deposit !== undefined && <About id={deposit} />}
    </Sheet>
  );
}

function About({ id }: { id: string }) {
  const { data: order, lost } = useOrder(id);
  const feedback = useFeedback({ id, of: 'deposit' });
  if (lost) return <NoOrder />;
  return (
    <div className={styles.page}>
      {order ? (
        <List>
          <OrderRow order={order} />
        </List>
      ) : (
        <Skeleton height="68px" />
      )}
      <FeedbackThread {...feedback} />
    </div>
  );
}
