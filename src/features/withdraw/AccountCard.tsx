import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { type BankAccount, bankAccountDelete } from '../../../contract/http/bankAccounts.ts';
import { HttpError } from '../../net/errors.ts';
import { http } from '../../net/house.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { bankName, numberEnd, refreshBankAccounts } from '../../shared/wallet/bankAccounts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './AccountCard.module.css';
import { AccountLine } from './AccountLine.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';

/** A bank account with what can be done to it. */
export function AccountCard({ account }: { account: BankAccount }) {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const [busy, setBusy] = useState(false);
  const name = `${bankName(account.bank)} ${numberEnd(account.number)}`;

  const remove = async () => {
    setBusy(true);
    try {
      await http.send(bankAccountDelete, { id: account.id }, { quiet: [ErrorCode.notFound] });
      toast('success', t('accountDeleted', { account: name }));
    } catch (error) {
      // One that is gone already is what was wanted; of all else the net has told.
      if (!(error instanceof HttpError)) throw error;
    }
    await refreshBankAccounts();
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
