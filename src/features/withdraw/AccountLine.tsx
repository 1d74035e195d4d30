import type { ReactNode } from 'react';
import type { BankAccount } from '../../../contract/http/bankAccounts.ts';
import { bankName, numberEnd } from '../../shared/wallet/bankAccounts.ts';
import styles from './AccountLine.module.css';
import { BankMark } from './BankMark.tsx';

/** A bank account in one row: whose sign, where, which, whose. */
export function AccountLine({
  account,
  end,
}: {
  account: Pick<BankAccount, 'bank' | 'number' | 'holder'>;
  /** What stands at the row's end. */
  end?: ReactNode;
}) {
  return (
    <span className={styles.line}>
      <BankMark code={account.bank} />
      <span className={styles.words}>
        <span className={styles.name}>
          {bankName(account.bank)} <span className={styles.number}>{numberEnd(account.number)}</span>
        </span>
        <span className={styles.holder}>{account.holder}</span>
      </span>
      {end}
    </span>
  );
}
