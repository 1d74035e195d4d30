import * as v from 'valibot';
import { call } from '../call.ts';
import { type ListPage, pageFields } from '../page.ts';
import type { IdentityState } from '../people/security.ts';
import { factorOfChange, pinDigits } from '../people/security.ts';
import type { SupportedBank } from './bankAccounts.ts';
import type { BonusWagering } from './statement.ts';

/** Money out (calls.tsv, area payments). Amounts are minor units as decimal text, times ms since 1970. */

type WithdrawalStatus = 'review' | 'sending' | 'paid' | 'cancelled' | 'refused';

export interface Withdrawal {
  id: string;
  amount: string;
  /** Taken from the amount on its way. */
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

const orderId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
const byId = v.object({ id: orderId });
const amount = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/));

/** The most of one withdrawal, by how much a player has paid in ever (the VIP deposit check). */
export interface WithdrawLevel {
  level: number;
  /** From so much paid in. */
  deposits: string;
  max: string;
}

/** What was changed a short time ago, so that nothing is paid out for a day; of a new bank account not to itself. */
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
  /** All of it, bonus money included. */
  balance: string;
  /** What may be withdrawn now: the player's own money but granted play money that is not played through, and what is owed. */
  available: string;
  /** What the bank took back of deposits when the money was gone; what comes pays it first, and none of it can be withdrawn. */
  owed: string;
  /** Bonus money, and what is to be staked of it; null when no bonus is open. A withdrawal keeps it or gives it up. */
  bonus: { amount: string; turnover: BonusWagering } | null;
  /** What may be paid out in a day of the market, and what of it is left today. */
  daily: { amount: string; count: number; amountLeft: string; countLeft: number };
  /** Until when nothing is paid out, and what was changed that it is for; null where nothing is. */
  hold: { until: number; reason: HoldReason } | null;
  /** How the identity stands that has to be verified first; null where nothing is missing. */
  identity: Exclude<IdentityState, 'verified'> | null;
  /** The levels, the lowest first, the player's own one, and what they have paid in. */
  vip: { level: number; deposited: string; levels: readonly WithdrawLevel[] };
}

export const withdrawInfo = call<WithdrawInfo>()({
  method: 'GET',
  path: '/main/withdraw/info',
  auth: 'token',
});

/** What a withdrawal would cost. 3021 the amount is out of range. */
export const withdrawFee = call<{ fee: string; arrives: string }>()({
  method: 'POST',
  path: '/main/withdraw/fee',
  auth: 'token',
  input: v.object({ amount }),
});

/**
 * Takes the money out of the wallet at once, and with `bonus: 'giveUp'` an open bonus back, which is kept otherwise; needs Idempotency-Key. 3021 range, 1051 above the VIP level's most, 3003
 * above what is available, 3009 one is on its way, 3036 the day is used up, 704 no such bank account, 7031-7033 the PIN,
 * 3 the key had another body, 10009; 3037 withdrawals are on hold (`until`), or this bank account is new, 3038 it is not the
 * player's own, 7027 and 7028 the account is stopped or blocked, 7022 and 7023 a second factor's code.
 */
export const withdraw = call<Withdrawal>()({
  method: 'POST',
  path: '/main/withdraw',
  auth: 'token',
  input: v.object({
    account: orderId,
    amount,
    pin: pinDigits,
    factorCode: factorOfChange,
    bonus: v.optional(v.picklist(['keep', 'giveUp'])),
  }),
});

/** Cancels one in review; sent again it answers the same. 703 it is no longer in review, 704 no such withdrawal. */
export const withdrawCancel = call<Withdrawal>()({
  method: 'DELETE',
  path: '/main/withdraw/{id}',
  auth: 'token',
  input: byId,
});

export const withdrawOrders = call<ListPage<Withdrawal>>()({
  method: 'GET',
  path: '/main/withdraw/orders',
  auth: 'token',
  input: v.object(pageFields),
});

/** The one on its way, null when there is none. */
export const withdrawPending = call<{ withdrawal: Withdrawal | null }>()({
  method: 'GET',
  path: '/main/withdraw/pending',
  auth: 'token',
});

/** 704 when there is none of that id, or it is another player's. */
export const withdrawOrderState = call<Pick<Withdrawal, 'id' | 'status' | 'endedAt'>>()({
  method: 'GET',
  path: '/main/heracles/withdraw/orderState/{id}',
  auth: 'token',
  input: byId,
});

/** Banks that money can be sent to. */
export const withdrawBanks = call<{ banks: readonly SupportedBank[] }>()({
  method: 'GET',
  path: '/main/heracles/withdraw/banks',
  auth: 'token',
});

/** The ways out: to banks, to e-wallets. */
export const withdrawPorts = call<{
  ports: readonly { code: SupportedBank['kind']; min: string; max: string }[];
}>()({
  method: 'GET',
  path: '/main/heracles/withdraw/ports',
  auth: 'token',
});

/** E-wallets that money can be sent to. */
export const payhubWithdrawBanks = call<{ banks: readonly SupportedBank[] }>()({
  method: 'GET',
  path: '/main/payhub/withdraw/banks',
  auth: 'token',
});
