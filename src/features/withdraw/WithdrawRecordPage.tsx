import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { useWithdrawals } from './queries.ts';
import { RecordRow } from './RecordRow.tsx';
import { RowsWaiting } from './RowsWaiting.tsx';
import styles from './WithdrawRecordPage.module.css';

/** All withdrawals, the newest first. Each opens in its place to its state; the address says which is open. */
export function WithdrawRecordPage() {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const { withdrawal } = pages.params;
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useWithdrawals();
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Sheet title={t('records')} onClose={pages.close}>
      {!data && !isError && <RowsWaiting rows={6} />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {data && items.length === 0 && (
        <EmptyState icon="history" title={t('recordsNone')}>
          <p>{t('recordsNoneText')}</p>
          <Button onClick={() => pages.swap('withdraw')}>{t('title')}</Button>
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((one) => (
            <RecordRow
              key={one.id}
              withdrawal={one}
              open={one.id === withdrawal}
              onToggle={() =>
                pages.open('withdraw-record', one.id === withdrawal ? {} : { withdrawal: one.id })
              }
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className={styles.more} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </Sheet>
  );
}
