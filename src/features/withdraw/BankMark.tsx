import { PAYOUT_BANKS } from '../../../contract/payments/payoutBanks.ts';
import { market } from '../../i18n/market.ts';
import { bankName } from '../../shared/wallet/bankAccounts.ts';
import styles from './BankMark.module.css';

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
