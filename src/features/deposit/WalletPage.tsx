import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { BalanceHead } from './BalanceHead.tsx';
import { DepositForm } from './DepositForm.tsx';
import { useNextDeposit } from './nextDeposit.ts';
import { OpenOrder } from './OpenOrder.tsx';
import { useLastRecharge, usePayInfo } from './queries.ts';
import styles from './WalletPage.module.css';

/** The wallet: what there is, what waits to be paid, and the form that pays in. */
export default function WalletPage() {
  const { t } = useTranslation(['deposit', 'common']);
  const pages = usePages();
  const info = usePayInfo();
  const last = useLastRecharge();
  const wanted = useNextDeposit((state) => state.wanted);
  const failed = info.isError || last.isError;
  const retry = () => {
    void info.refetch();
    void last.refetch();
  };
  return (
    <Sheet title={t('wallet')} onClose={pages.close}>
      <div className={styles.page}>
        <BalanceHead />
        {failed && <ErrorState onRetry={retry} />}
        {!failed && (!info.data || !last.data) && <Skeleton height="420px" />}
        {info.data?.open && <OpenOrder id={info.data.open} />}
        {info.data && last.data && info.data.ports.length === 0 && (
          <EmptyState icon="wallet" title={t('noMethod')}>
            <p>{t('noMethodText')}</p>
          </EmptyState>
        )}
        {info.data && last.data && info.data.ports.length > 0 && (
          <DepositForm key={JSON.stringify(wanted)} info={info.data} start={wanted ?? last.data.last} />
        )}
      </div>
    </Sheet>
  );
}
