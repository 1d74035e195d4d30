import { AccountSheet } from './AccountSheet.tsx';

/** The bank account that a transfer will come from. */
export function EditBankAccountDepositPage() {
  return <AccountSheet page="edit-bank-account-deposit" back="wallet" chosenFor="deposit" />;
}
