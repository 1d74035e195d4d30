import { usePages } from '../../shared/navigation/usePages.ts';
import { AccountSheet } from './AccountSheet.tsx';

/** A bank account of the player's list: added, or changed when the address names one. */
export function EditBankAccountPage() {
  const { bank } = usePages().params;
  return <AccountSheet page="edit-bank-account" back="bank-card" chosenFor="withdraw" id={bank} />;
}
