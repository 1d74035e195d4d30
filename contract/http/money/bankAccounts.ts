import * as v from 'valibot';
import type { PayoutBank } from '../../payments/payoutBanks.ts';
import { call } from '../call.ts';
import { factorOfChange, pinDigits } from '../people/security.ts';

/** Where a player's withdrawals go (calls.tsv, area payments). */

export interface BankAccount {
  id: string;
  bank: string;
  /** All but the last four digits masked. */
  number: string;
  holder: string;
  createdAt: number;
  /** Nothing is paid out to it before this time, ms since 1970; null where it may be now. */
  heldUntil: number | null;
}

/** A bank or wallet that money can be sent to. */
export type SupportedBank = Pick<PayoutBank, 'code' | 'name' | 'kind'>;

const accountId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
/** As the bank writes it: Latin letters, spaces and . ' - */
export const accountHolder = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-ZÁÉÍÓÚÜÑ][A-ZÁÉÍÓÚÜÑ .'-]{1,59}$/),
);
const fields = {
  bank: v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,20}$/)),
  /** Digits; the house checks what the bank's look like (contract/payments/payoutBanks.ts). */
  number: v.pipe(v.string(), v.regex(/^[0-9]{6,20}$/)),
  holder: accountHolder,
  pin: pinDigits,
  factorCode: factorOfChange,
};
const newAccount = v.object(fields);
export type NewBankAccount = v.InferOutput<typeof newAccount>;

export const bankAccounts = call<{ accounts: readonly BankAccount[]; limit: number }>()({
  method: 'GET',
  path: '/main/bank/account',
  auth: 'token',
});

/** The one that was used last, or added last; null without any. */
export const bankAccountLatest = call<{ account: BankAccount | null }>()({
  method: 'GET',
  path: '/main/bank/account/latest',
  auth: 'token',
});

export const bankSupport = call<{ banks: readonly SupportedBank[] }>()({
  method: 'GET',
  path: '/main/bank/support',
  auth: 'token',
});

/**
 * 3010 there are as many as there may be, 3 no such account can be at that bank (detail: number), 7031-7033 the PIN, 7022
 * and 7023 a second factor's code, 3038 the holder is not who the player said to be. But for the first one, from the device
 * that the account was made on, nothing is paid out to it for a day.
 * One that is there already is answered as it is.
 */
export const bankAccountAdd = call<BankAccount>()({
  method: 'POST',
  path: '/main/bank/account',
  auth: 'token',
  input: newAccount,
});

/** 704 no such account, and as above. Withdrawals under way keep the account they were asked for. */
export const bankAccountChange = call<BankAccount>()({
  method: 'PUT',
  path: '/main/bank/account/{id}',
  auth: 'token',
  input: v.object({ id: accountId, ...fields }),
});

/** 704 no such account. Needs no PIN: money can go nowhere by it, and a query is no place for one. */
export const bankAccountDelete = call<{ ok: true }>()({
  method: 'DELETE',
  path: '/main/bank/account/{id}',
  auth: 'token',
  input: v.object({ id: accountId }),
});
