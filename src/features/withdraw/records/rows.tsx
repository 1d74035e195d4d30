import type { ReactNode } from 'react';
import type { BankAccount } from '../../../../contract/http/money/bankAccounts.ts';
import { BankMark } from '../../../shared/wallet/BankMark.tsx';
import { bankName, numberEnd } from '../../../shared/wallet/bankAccounts.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import styles from './rows.module.css';

/** A bank account in one row: logo, bank, number, holder. */
export function AccountLine({
  account,
  end,
}: {
  account: Pick<BankAccount, 'bank' | 'number' | 'holder'>;
  /** Content at the row's end. */
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

/** Skeleton rows while loading. */
export function RowsWaiting({ rows, height = '68px' }: { rows: number; height?: string }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: rows }, (_, at) => at).map((at) => (
        <Skeleton key={at} height={height} />
      ))}
    </div>
  );
}
