import { AccountSheet } from './AccountSheet.tsx';

/** A bank account added on the way to withdrawing to it. */
export function EditBankAccountWithdrawPage() {
  return <AccountSheet page="edit-bank-account-withdraw" back="withdraw" chosenFor="withdraw" />;
}
