import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankAccount } from '../../../../contract/http/money/bankAccounts.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { Icon } from '../../../ui/signs/Icon.tsx';
import { AccountLine } from '../records/rows.tsx';
import change from '../vip/change.module.css';
import styles from './AccountChoice.module.css';

/** The target account: one row that expands to all accounts and a button to add one. */
export function AccountChoice({
  accounts,
  limit,
  chosen,
  error,
  onChoose,
}: {
  accounts: readonly BankAccount[];
  limit: number;
  chosen: BankAccount | undefined;
  error: string | undefined;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const back = useRef(false);
  const id = useId();
  const full = accounts.length >= limit;

  // Moves the focus to the chosen one, and back.
  useEffect(() => {
    if (open) list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    else if (back.current) opener.current?.focus();
    back.current = open;
  }, [open]);

  const choose = (account: string) => {
    onChoose(account);
    setOpen(false);
  };

  return (
    <div className={styles.choice}>
      <div className={styles.head}>
        <p id={id} className={styles.label}>
          {t('toAccount')}
        </p>
        <p className={styles.error} role="alert">
          {error}
        </p>
      </div>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        {chosen && !open && (
          <button ref={opener} type="button" className={styles.row} onClick={() => setOpen(true)}>
            <AccountLine
              account={chosen}
              end={<span className={`${change.words} ${styles.change}`}>{t('change')}</span>}
            />
          </button>
        )}
        {open && (
          <ul ref={list} aria-labelledby={id}>
            {accounts.map((account) => (
              <li key={account.id} className={styles.item}>
                <button
                  type="button"
                  className={styles.row}
                  aria-pressed={account.id === chosen?.id}
                  onClick={() => choose(account.id)}
                >
                  <AccountLine
                    account={account}
                    end={
                      <span className={styles.sign}>
                        {account.id === chosen?.id && <Icon name="check" />}
                      </span>
                    }
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
        {(open || !chosen) && (
          <button
            type="button"
            className={styles.add}
            onClick={() => pages.open(full ? 'bank-card' : 'edit-bank-account-withdraw')}
          >
            <Icon name={full ? 'settings' : 'plus'} />
            {full ? t('manageAccounts') : t('addAccount')}
          </button>
        )}
      </div>
    </div>
  );
}
