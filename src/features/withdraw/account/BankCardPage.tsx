import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../../contract/errors.ts';
import { type BankAccount, bankAccountDelete } from '../../../../contract/http/money/bankAccounts.ts';
import { http } from '../../../net/backend.ts';
import { HttpError } from '../../../net/errors.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import {
  bankName,
  numberEnd,
  refreshBankAccounts,
  useBankAccounts,
} from '../../../shared/wallet/bankAccounts.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { toast } from '../../../ui/feedback/toasts.ts';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import shared from '../../../ui/styles/formSheet.module.css';
import { ConfirmButton } from '../form/ConfirmButton.tsx';
import { AccountLine, RowsWaiting } from '../records/rows.tsx';
import styles from './BankCardPage.module.css';

/** The player's bank accounts for withdrawals. */
export function BankCardPage() {
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

/** A bank account with its actions. */
function AccountCard({ account }: { account: BankAccount }) {
  const { t } = useTranslation('withdraw');
  const client = useQueryClient();
  const pages = usePages();
  const [busy, setBusy] = useState(false);
  const name = `${bankName(account.bank)} ${numberEnd(account.number)}`;

  const remove = async () => {
    setBusy(true);
    try {
      await http.send(bankAccountDelete, { id: account.id }, { quiet: [ErrorCode.notFound] });
      toast('success', t('accountDeleted', { account: name }));
    } catch (error) {
      // An already deleted account is fine; the network layer has shown all other errors.
      if (!(error instanceof HttpError)) throw error;
    }
    await refreshBankAccounts(client);
    setBusy(false);
  };

  return (
    <li className={styles.card}>
      <AccountLine account={account} />
      <ConfirmButton
        question={t('deleteQuestion', { account: name })}
        yes={t('deleteYes')}
        no={t('deleteNo')}
        busy={busy}
        beside={
          <Button
            aria-label={`${t('change')}: ${name}`}
            onClick={() => pages.open('edit-bank-account', { bank: account.id })}
          >
            <Icon name="edit" size={18} />
            {t('change')}
          </Button>
        }
        onConfirm={() => void remove()}
      >
        <Icon name="trash" size={18} />
        {t('delete')}
      </ConfirmButton>
    </li>
  );
}
