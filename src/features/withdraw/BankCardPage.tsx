import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useBankAccounts } from '../../shared/wallet/bankAccounts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import shared from '../../ui/styles/formSheet.module.css';
import { AccountCard } from './AccountCard.tsx';
import styles from './BankCardPage.module.css';
import { RowsWaiting } from './RowsWaiting.tsx';

/** The accounts that the player's money goes to. */
export default function BankCardPage() {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const { data, isError, refetch } = useBankAccounts();
  const full = data !== undefined && data.accounts.length >= data.limit;
  return (
    <Sheet title={t('accounts')} onClose={pages.close}>
      {!data && !isError && <RowsWaiting rows={3} height="124px" />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {data?.accounts.length === 0 && (
        <EmptyState icon="bank" title={t('accountsNone')}>
          <p>{t('accountsNoneText')}</p>
        </EmptyState>
      )}
      {data && data.accounts.length > 0 && (
        <>
          <p className={styles.count}>
            {t('accountsOf', { count: data.accounts.length, limit: data.limit })}
          </p>
          <ul className={styles.cards}>
            {data.accounts.map((account) => (
              <AccountCard key={account.id} account={account} />
            ))}
          </ul>
        </>
      )}
      {data && (
        <div className={shared.main}>
          {full ? (
            <p className={styles.full}>
              <Icon name="info" size={18} />
              {t('accountsFull', { limit: data.limit })}
            </p>
          ) : (
            <Button kind="primary" size="large" onClick={() => pages.open('edit-bank-account')}>
              <Icon name="plus" />
              {t('addAccount')}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}
