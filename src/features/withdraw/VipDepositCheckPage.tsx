import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import shared from '../../ui/styles/formSheet.module.css';
import { LevelProgress } from './LevelProgress.tsx';
import { LevelTable } from './LevelTable.tsx';
import { useWithdrawInfo } from './queries.ts';
import { RowsWaiting } from './RowsWaiting.tsx';
import styles from './VipDepositCheckPage.module.css';

/** How much can be withdrawn at once by how much was paid in, and where the player stands. */
export default function VipDepositCheckPage() {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const { data, isError, refetch } = useWithdrawInfo();
  return (
    <Sheet title={t('vipTitle')} onClose={pages.close}>
      {!data && !isError && <RowsWaiting rows={3} height="120px" />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.parts}>
          <LevelProgress vip={data.vip} />
          <LevelTable vip={data.vip} />
          <p className={styles.note}>{t('vipNote')}</p>
          <Button kind="ghost" onClick={() => pages.open('v-d-c-record')}>
            {t('vipRecord')}
          </Button>
          <div className={shared.main}>
            <Button kind="primary" size="large" onClick={() => pages.open('wallet')}>
              {t('deposit')}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}
