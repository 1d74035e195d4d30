import { call } from '../call.ts';
import type { ListPage } from '../page.ts';
import type { IdentityState } from '../people/security.ts';
import type { SupportedBank } from './bankAccounts.ts';
import type {
  withdrawCancelInput,
  withdrawFeeInput,
  withdrawInput,
  withdrawOrderStateInput,
  withdrawOrdersInput,
} from './inputs/withdrawals.ts';
import type { BonusWagering } from './statement.ts';

/** Withdrawals (calls.tsv, area payments). Amounts are minor units as decimal text, times ms since 1970. */

type WithdrawalStatus = 'review' | 'sending' | 'paid' | 'cancelled' | 'refused';

export interface Withdrawal {
  id: string;
  amount: string;
  /** Deducted from the amount. */
  fee: string;
  currency: string;
  bank: string;
  /** All but the last four digits masked. */
  number: string;
  holder: string;
  /** It can be cancelled in review. Cancelled and refused ones are back in the wallet. */
  status: WithdrawalStatus;
  createdAt: number;
  endedAt: number | null;
}

/** The maximum of one withdrawal, by the player's total deposits (the VIP deposit check). */
export interface WithdrawLevel {
  level: number;
  /** Minimum total deposits for the level. */
  deposits: string;
  max: string;
}

/** The recent change because of which payouts are blocked for a day; after a new bank account, only payouts to it. */
export type HoldReason =
  | 'passwordChanged'
  | 'pinChanged'
  | 'phoneChanged'
  | 'emailChanged'
  | 'mfaOff'
  | 'identityGiven'
  | 'newDevice'
  | 'phoneClaimed'
  | 'bankAccount';

export interface WithdrawInfo {
  currency: string;
  min: string;
  max: string;
  /** Total, including bonus money. */
  balance: string;
  /** Available for withdrawal: the player's own money without unwagered play money and without debts. */
  available: string;
  /** Debt from chargebacks that exceeded the balance; incoming money pays it first, and none of it can be withdrawn. */
  owed: string;
  /** Bonus money and its wagering; null without an open bonus. A withdrawal keeps it or gives it up. */
  bonus: { amount: string; turnover: BonusWagering } | null;
  /** The payout limits of a market day, and what is left of them today. */
  daily: { amount: string; count: number; amountLeft: string; countLeft: number };
  /** Until when payouts are blocked, and because of which change; null if they are not. */
  hold: { until: number; reason: HoldReason } | null;
  /** The state of the identity if it must be verified first; null if nothing is missing. */
  identity: Exclude<IdentityState, 'verified'> | null;
  /** The levels, lowest first, the player's own level, and the player's total deposits. */
  vip: { level: number; deposited: string; levels: readonly WithdrawLevel[] };
}

export const withdrawInfo = call<WithdrawInfo>({
  method: 'GET',
  path: '/main/withdraw/info',
  auth: 'token',
});

/** The fee of a withdrawal. 3021 the amount is out of range. */
export const withdrawFee = call<{ fee: string; arrives: string }, typeof withdrawFeeInput>({
  method: 'POST',
  path: '/main/withdraw/fee',
  auth: 'token',
});

/**
 * Takes the money out of the wallet at once; with `bonus: 'giveUp'` an open bonus is forfeited, otherwise kept; needs
 * Idempotency-Key. 3021 range, 1051 above the VIP level's maximum, 3003 above the available amount, 3009 one is in progress,
 * 3036 the day's limit is used up, 704 no such bank account, 7031-7033 the PIN, 3 the key had another body, 10009; 3037
 * withdrawals are blocked (`until`), or this bank account is new, 3038 it is not the player's own, 7027 and 7028 the account is
 * stopped or blocked, 7022 and 7023 a second factor's code.
 */
export const withdraw = call<Withdrawal, typeof withdrawInput>({
  method: 'POST',
  path: '/main/withdraw',
  auth: 'token',
});

/** Cancels one in review; idempotent. 703 it is no longer in review, 704 no such withdrawal. */
export const withdrawCancel = call<Withdrawal, typeof withdrawCancelInput>({
  method: 'DELETE',
  path: '/main/withdraw/{id}',
  auth: 'token',
});

export const withdrawOrders = call<ListPage<Withdrawal>, typeof withdrawOrdersInput>({
  method: 'GET',
  path: '/main/withdraw/orders',
  auth: 'token',
});

/** The one in progress; null if there is none. */
export const withdrawPending = call<{ withdrawal: Withdrawal | null }>({
  method: 'GET',
  path: '/main/withdraw/pending',
  auth: 'token',
});

/** 704 if it does not exist or is another player's. */
export const withdrawOrderState = call<
  Pick<Withdrawal, 'id' | 'status' | 'endedAt'>,
  typeof withdrawOrderStateInput
>({
  method: 'GET',
  path: '/main/heracles/withdraw/orderState/{id}',
  auth: 'token',
});

/** Banks to which money can be sent. */
export const withdrawBanks = call<{ banks: readonly SupportedBank[] }>({
  method: 'GET',
  path: '/main/heracles/withdraw/banks',
  auth: 'token',
});

/** The payout channels: banks, e-wallets. */
export const withdrawPorts = call<{
  ports: readonly { code: SupportedBank['kind']; min: string; max: string }[];
}>({
  method: 'GET',
  path: '/main/heracles/withdraw/ports',
  auth: 'token',
});

/** E-wallets to which money can be sent. */
export const payhubWithdrawBanks = call<{ banks: readonly SupportedBank[] }>({
  method: 'GET',
  path: '/main/payhub/withdraw/banks',
  auth: 'token',
});
