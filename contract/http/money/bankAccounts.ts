import type { PayoutBank } from '../../payments/payoutBanks.ts';
import { call } from '../call.ts';
import type {
  bankAccountAddInput,
  bankAccountChangeInput,
  bankAccountDeleteInput,
} from './inputs/bankAccounts.ts';

/** A player's bank accounts for withdrawals (calls.tsv, area payments). */

export interface BankAccount {
  id: string;
  bank: string;
  /** All but the last four digits masked. */
  number: string;
  holder: string;
  createdAt: number;
  /** No payouts to it before this time, ms since 1970; null if they are possible now. */
  heldUntil: number | null;
}

/** A bank or wallet that money can be sent to. */
export type SupportedBank = Pick<PayoutBank, 'code' | 'name' | 'kind'>;

export const bankAccounts = call<{ accounts: readonly BankAccount[]; limit: number }>({
  method: 'GET',
  path: '/main/bank/account',
  auth: 'token',
});

/** The account used last, or else added last; null without any. */
export const bankAccountLatest = call<{ account: BankAccount | null }>({
  method: 'GET',
  path: '/main/bank/account/latest',
  auth: 'token',
});

export const bankSupport = call<{ banks: readonly SupportedBank[] }>({
  method: 'GET',
  path: '/main/bank/support',
  auth: 'token',
});

/**
 * 3010 the maximum number is reached, 3 the bank has no such account format (detail: number), 7031-7033 the PIN, 7022 and 7023
 * a second factor's code, 3038 the holder differs from the player's identity. Payouts to it are blocked for a day, except for
 * the first one, added from the device on which the account was created. An account that exists already is returned unchanged.
 */
export const bankAccountAdd = call<BankAccount, typeof bankAccountAddInput>({
  method: 'POST',
  path: '/main/bank/account',
  auth: 'token',
});

/** 704 no such account, and as above. Withdrawals in progress keep their original account. */
export const bankAccountChange = call<BankAccount, typeof bankAccountChangeInput>({
  method: 'PUT',
  path: '/main/bank/account/{id}',
  auth: 'token',
});

/** 704 no such account. Needs no PIN: deleting cannot redirect money, and a query is no place for a PIN. */
export const bankAccountDelete = call<{ ok: true }, typeof bankAccountDeleteInput>({
  method: 'DELETE',
  path: '/main/bank/account/{id}',
  auth: 'token',
});
