import { type QueryClient, useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { bankAccounts } from '../../../contract/http/money/bankAccounts.ts';
import { PAYOUT_BANKS } from '../../../contract/payments/payoutBanks.ts';
import { market } from '../../i18n/market.ts';
import { http } from '../../net/backend.ts';
import { useSession } from '../account/session.ts';

/** The player's bank accounts, the one used or added last first, and how many there may be. */
export function useBankAccounts() {
  const id = useSession((session) => session.player?.id);
  return useQuery({
    queryKey: ['bankAccounts', id],
    queryFn: () => http.send(bankAccounts),
    enabled: id !== undefined,
  });
}

/** After one was added, changed or deleted. */
export function refreshBankAccounts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['bankAccounts'] });
}

/**
 * The account that a deposit comes from and a withdrawal goes to, by its id, as it was chosen or just added. Null, or
 * one that is not there any more: the latest.
 */
export const useChosenAccount = create<Record<'deposit' | 'withdraw', string | null>>(() => ({
  deposit: null,
  withdraw: null,
}));

/** What a bank or wallet is called; its code where that is not known. */
export function bankName(code: string): string {
  return PAYOUT_BANKS[market.id].find((bank) => bank.code === code)?.name ?? code;
}

/** A masked account number, short: its last four digits. */
export function numberEnd(number: string): string {
  return `•••• ${number.slice(-4)}`;
}
