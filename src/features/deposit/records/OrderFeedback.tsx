import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { FeedbackThread } from '../../../shared/support/FeedbackThread.tsx';
import { useFeedback } from '../../../shared/support/feedback.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { List, ListRow } from '../../../ui/layout/List.tsx';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { useOrder } from '../queries.ts';
import styles from './DepositRecordPage.module.css';
import { NoOrder, OrderRow } from './OrderRow.tsx';
import { ProofForm } from './ProofForm.tsx';

/** Adds pictures to a deposit or a withdrawal: a receipt, a screenshot. */
export function WorkOrderUploadPage() {
  const { t } = useTranslation(['deposit', 'pictures', 'common']);
  const pages = usePages();
  const { deposit, withdrawal } = pages.params;
  return (
    <Sheet title={t('proofTitle')} onClose={pages.close}>
      {deposit !== undefined && (
        <AboutOrder id={deposit}>
          <ProofForm order={{ id: deposit, of: 'deposit' }} />
        </AboutOrder>
      )}
      {deposit === undefined && withdrawal !== undefined && (
        <div className={styles.page}>
          <List>
            <ListRow icon="arrowUp" title={t('withdrawalNumber', { id: withdrawal })} />
          </List>
          <ProofForm order={{ id: withdrawal, of: 'withdrawal' }} />
        </div>
      )}
      {deposit === undefined && withdrawal === undefined && <NoneChosen />}
    </Sheet>
  );
}

/** Reports a problem with a deposit, with the conversation so far. */
export function DepositFeedbackPage() {
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
      {signedIn && deposit === undefined && <NoneChosen />}
      {signedIn && deposit !== undefined && (
        <AboutOrder id={deposit}>
          <Thread id={deposit} />
        </AboutOrder>
      )}
    </Sheet>
  );
}

function Thread({ id }: { id: string }) {
  const feedback = useFeedback({ id, of: 'deposit' });
  return <FeedbackThread {...feedback} />;
}

/** A deposit, with a report form or conversation below. */
function AboutOrder({ id, children }: { id: string; children: ReactNode }) {
  const { data: order, lost } = useOrder(id);
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
      {children}
    </div>
  );
}

/** Shown when a page about an order was opened without one: a link to the orders. */
function NoneChosen() {
  const { t } = useTranslation('deposit');
  const pages = usePages();
  return (
    <EmptyState icon="history" title={t('feedbackChoose')}>
      <Button kind="primary" onClick={() => pages.swap('deposit-record')}>
        {t('records')}
      </Button>
    </EmptyState>
  );
}
