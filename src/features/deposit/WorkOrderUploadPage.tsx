import { useTranslation } from 'react-i18next';
import { usePages } from '../../state/usePages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { List, ListRow } from '../../ui/List.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './DepositRecordPage.module.css';
import { NoOrder } from './NoOrder.tsx';
import { OrderRow } from './OrderRow.tsx';
import { ProofForm } from './ProofForm.tsx';
import { useOrder } from './queries.ts';

/** Adds pictures to a deposit or a withdrawal: a receipt, a screenshot. */
export default function WorkOrderUploadPage() {
  const { t } = useTranslation(['deposit', 'pictures', 'common']);
  const pages = usePages();
  const { deposit, withdrawal } = pages.params;
  return (
    <Sheet title={t('proofTitle')} onClose={pages.close}>
      {deposit !== undefined && <OfDeposit id={deposit} />}
      {deposit === undefined && withdrawal !== undefined && (
        <div className={styles.page}>
          <List>
            <ListRow icon="arrowUp" title={t('withdrawalNumber', { id: withdrawal })} />
          </List>
          <ProofForm order={{ id: withdrawal, of: 'withdrawal' }} />
        </div>
      )}
      {deposit === undefined && withdrawal === undefined && (
        <EmptyState icon="history" title={t('feedbackChoose')}>
          <Button kind="primary" onClick={() => pages.swap('deposit-record')}>
            {t('records')}
          </Button>
        </EmptyState>
      )}
    </Sheet>
  );
}

function OfDeposit({ id }: { id: string }) {
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
      <ProofForm order={{ id, of: 'deposit' }} />
    </div>
  );
}
