import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { AboutOrder, NoneChosen } from './AboutOrder.tsx';
import styles from './DepositRecordPage.module.css';
import { ProofForm } from './ProofForm.tsx';

/** Adds pictures to a deposit or a withdrawal: a receipt, a screenshot. */
export default function WorkOrderUploadPage() {
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
