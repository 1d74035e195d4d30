import { type QueryClient, useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { bankAccounts } from '../../../contract/http/money/bankAccounts.ts';
import { PAYOUT_BANKS } from '../../../contract/payments/payoutBanks.ts';
import { market } from '../../i18n/market.ts';
import { http } from '../../net/backend.ts';
import { useSession } from '../account/session.ts';

/** The player's bank accounts, the most recently used or added one first, and their maximum number. */
export function useBankAccounts() {
  const id = useSession((session) => session.player?.id);
  return useQuery({
    queryKey: ['bankAccounts', id],
    queryFn: () => http.send(bankAccounts),
    enabled: id !== undefined,
  });
}

/** Refetches after one was added, changed or deleted. */
export function refreshBankAccounts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['bankAccounts'] });
}

/**
 * The chosen or just added account of a deposit and of a withdrawal, by id. Null, or an account that no longer exists: the
 * latest one is used.
 */
export const useChosenAccount = create<Record<'deposit' | 'withdraw', string | null>>(() => ({
  deposit: null,
  withdraw: null,
}));

/** The name of a bank or wallet; its code if unknown. */
export function bankName(code: string): string {
  return PAYOUT_BANKS[market.id].find((bank) => bank.code === code)?.name ?? code;
}

/** The end of a masked account number: its last four digits. */
export function numberEnd(number: string): string {
  return `•••• ${number.slice(-4)}`;
}
