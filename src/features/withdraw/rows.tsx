import type { ReactNode } from 'react';
import type { BankAccount } from '../../../contract/http/bankAccounts.ts';
import { PAYOUT_BANKS } from '../../../contract/payments/payoutBanks.ts';
import { market } from '../../i18n/market.ts';
import { bankName, numberEnd } from '../../shared/wallet/bankAccounts.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './rows.module.css';

/** A short name fits as it is; of a longer one its first letter. */
const WHOLE = 4;

/** A bank's or wallet's sign: its short name on a tile of its kind's colour. Its name stands beside it. */
export function BankMark({ code }: { code: string }) {
  const kind = PAYOUT_BANKS[market.id].find((bank) => bank.code === code)?.kind ?? 'bank';
  const [word = ''] = bankName(code).split(' ');
  return (
    <span className={styles.mark} data-kind={kind} aria-hidden="true">
      {word.length <= WHOLE ? word : word.slice(0, 1)}
    </span>
  );
}

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

/** The places of rows that are on their way. */
export function RowsWaiting({ rows, height = '68px' }: { rows: number; height?: string }) {
  return (
    <div className={styles.list}>
      {Array.from({ length: rows }, (_, at) => at).map((at) => (
        <Skeleton key={at} height={height} />
      ))}
    </div>
  );
}
