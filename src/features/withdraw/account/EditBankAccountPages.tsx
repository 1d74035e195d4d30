import { useTranslation } from 'react-i18next';
import type { PageKey } from '../../../shared/navigation/pageKeys.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { useBankAccounts } from '../../../shared/wallet/bankAccounts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { RowsWaiting } from '../records/rows.tsx';
import { AccountForm } from './AccountForm.tsx';

/** Adds or changes a bank account, and returns to the calling page. */
function AccountSheet({
  page,
  back,
  chosenFor,
  id,
}: {
  /** This sheet's own page. */
  page: PageKey;
  back: PageKey;
  /** Where the saved account is then selected. */
  chosenFor: 'deposit' | 'withdraw';
  /** The account to change; undefined to add one. */
  id?: string | undefined;
}) {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const { data, isError, refetch } = useBankAccounts();
  const account = data?.accounts.find((one) => one.id === id);
  const gone = id !== undefined && data !== undefined && !account;
  const full = id === undefined && data !== undefined && data.accounts.length >= data.limit;
  const blocked = gone || full;
  return (
    <Sheet title={id === undefined ? t('addAccount') : t('changeAccount')} onClose={pages.close}>
      {!data && !isError && <RowsWaiting rows={5} height="60px" />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {blocked && (
        <EmptyState icon="bank" title={gone ? t('accountGone') : t('accountsFull', { limit: data.limit })}>
          <Button onClick={() => pages.swap('bank-card')}>{t('manageAccounts')}</Button>
        </EmptyState>
      )}
      {data && !blocked && (
        <AccountForm
          page={page}
          account={account}
          holder={account?.holder ?? data.accounts[0]?.holder ?? ''}
          chosenFor={chosenFor}
          onSaved={() => pages.swap(back)}
        />
      )}
    </Sheet>
  );
}

/** Adds a bank account to the player's list, or changes the one in the address. */
export function EditBankAccountPage() {
  const { bank } = usePages().params;
  return <AccountSheet page="edit-bank-account" back="bank-card" chosenFor="withdraw" id={bank} />;
}

/** The bank account from which a transfer will come. */
export function EditBankAccountDepositPage() {
  return <AccountSheet page="edit-bank-account-deposit" back="wallet" chosenFor="deposit" />;
}

/** A bank account added during a withdrawal. */
export function EditBankAccountWithdrawPage() {
  return <AccountSheet page="edit-bank-account-withdraw" back="withdraw" chosenFor="withdraw" />;
}
