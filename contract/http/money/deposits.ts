import type { PayDetails } from '../../payments/details.ts';
import { call } from '../call.ts';
import type { ListPage } from '../page.ts';
import type {
  feedbackCallbackInput,
  payFeedbackAddInput,
  payFeedbacksInput,
  payOrderInput,
  payOrderStateInput,
  payOrdersInput,
  payRechargeInput,
  payRecoverInput,
} from './inputs/deposits.ts';

/** Deposits (calls.tsv, area payments). Amounts are minor units as decimal text, times ms since 1970. */

export type PortKind = PayDetails['kind'];

/** A bank or wallet that one of our channels supports. */
export interface PayBank {
  code: string;
  name: string;
  port: string;
}

/** A channel ('port'): a way to pay in. */
export interface PayPort {
  code: string;
  kind: PortKind;
  min: string;
  max: string;
  /** Charged on top of the amount. */
  fee: string;
  /** How long an order can be paid, ms. */
  lasts: number;
  /** The banks to choose from; empty if there is no choice. */
  banks: readonly PayBank[];
}

/**
 * A deposit bonus that the player can choose with a deposit. It is bonus money: it must be wagered before it is the player's
 * own.
 */
export interface PayPromotion {
  /** The promotion's code. */
  code: string;
  /** The minimum deposit for it. */
  min: string;
  /** Bonus in whole per cent of the deposited amount, and its maximum. */
  percent: number;
  most: string;
  /** Wagering requirement (how many times the bonus must be staked), and the days for it. */
  turnover: number;
  days: number;
  /** When it is given: with the deposit's credit, claimable from then on, or claimable as the deposit is staked. */
  gives: 'credited' | 'claimed' | 'staked';
  /** Until when it can be chosen, ms; null for always. */
  until: number | null;
}

type DepositStatus = 'pending' | 'partial' | 'paid' | 'expired' | 'refused';

/** A deposit. Money that arrives is credited whatever its status by then. */
export interface DepositOrder {
  id: string;
  port: string;
  bank: string | null;
  amount: string;
  fee: string;
  /** Total to be paid: the amount with the fee and, for a bank transfer, the unique code. */
  payable: string;
  /** Received so far, and credited to the wallet. */
  received: string;
  credited: string;
  currency: string;
  status: DepositStatus;
  details: PayDetails | null;
  /**
   * The chosen bonus: its amount for the ordered amount, when it is given, and what was given; null for none. It is given once
   * the whole payable amount has arrived. Of several orders with the same bonus the one that is paid first gets it.
   */
  promotion: { code: string; bonus: string; given: string; gives: PayPromotion['gives'] } | null;
  /** The player's own account for a bank transfer, if the player named it. */
  from: { bank: string; number: string; holder: string } | null;
  createdAt: number;
  expiresAt: number;
  endedAt: number | null;
}

/** The parts of an order that change while it is displayed. */
export type DepositState = Pick<DepositOrder, 'id' | 'status' | 'received' | 'credited' | 'endedAt'>;

export interface PayInfo {
  currency: string;
  min: string;
  max: string;
  /** The minimum of the first deposit; null after it. */
  firstMin: string | null;
  presets: readonly string[];
  ports: readonly PayPort[];
  /** The bonuses that this player can choose now. */
  promotions: readonly PayPromotion[];
  /** An order that still waits for money and can be resumed. */
  open: string | null;
}

export const payInfo = call<PayInfo>({ method: 'GET', path: '/main/pay/info', auth: 'token' });

/** Banks for transfers and virtual accounts. */
export const payBanks = call<{ banks: readonly PayBank[] }>({
  method: 'GET',
  path: '/main/heracles/pay/banks',
  auth: 'token',
});

export const payPorts = call<{ ports: readonly PayPort[] }>({
  method: 'GET',
  path: '/main/heracles/pay/ports',
  auth: 'token',
});

/** E-wallets and other one-tap channels. */
export const payhubBanks = call<{ banks: readonly PayBank[] }>({
  method: 'GET',
  path: '/main/payhub/pay/banks',
  auth: 'token',
});

/**
 * Opens a deposit; needs Idempotency-Key. 3021 the amount is out of range, or below the promotion's minimum, 704 no such
 * channel, bank or own account (`from`, only with a bank transfer), 667 too many are open, 1028 the promotion is over or not
 * for this player, 7026 above the player's own limit, 7030 during a time-out or self-exclusion, 3 the key was used with another
 * body.
 */
export const payRecharge = call<DepositOrder, typeof payRechargeInput>({
  method: 'POST',
  path: '/main/pay/recharge',
  auth: 'token',
});

export const payOrders = call<ListPage<DepositOrder>, typeof payOrdersInput>({
  method: 'GET',
  path: '/main/heracles/pay/orders',
  auth: 'token',
});

/** 704 if the order does not exist or is another player's; the same for all calls with an id here. */
export const payOrder = call<DepositOrder, typeof payOrderInput>({
  method: 'GET',
  path: '/main/heracles/pay/orders/{id}',
  auth: 'token',
});

export const payOrderState = call<DepositState, typeof payOrderStateInput>({
  method: 'GET',
  path: '/main/heracles/pay/orderState/{id}',
  auth: 'token',
});

/** The order after a new query to the gateway: for players who left the page, and for lost callbacks. */
export const payRecover = call<DepositOrder, typeof payRecoverInput>({
  method: 'GET',
  path: '/main/pay/recover/{id}',
  auth: 'token',
});

/** The last payment, to prefill the next one; null before the first. */
export const payLastRecharge = call<{ last: Pick<DepositOrder, 'port' | 'bank' | 'amount'> | null }>({
  method: 'GET',
  path: '/main/pay/lastRecharge',
  auth: 'token',
});

/** Whether the next deposit is the first one, and its minimum. */
export const payFirstAmount = call<{ first: boolean; min: string }>({
  method: 'GET',
  path: '/main/pay/firstAmount',
  auth: 'token',
});

/** Orders by bank (transfer or virtual account) that wait for money, newest first. */
export const ordersBank = call<{ orders: readonly DepositOrder[] }>({
  method: 'GET',
  path: '/main/orders/bank',
  auth: 'token',
});

/** The value of one USDT, in minor units of the market's currency. */
export const currencyRate = call<{ from: 'USDT'; to: string; rate: string }>({
  method: 'GET',
  path: '/main/currency/rate',
  auth: 'token',
});

export interface PayFeedback {
  id: string;
  kind: 'notCredited' | 'wrongAmount' | 'other';
  text: string;
  /** Names of the attached pictures (uploads.ts, purposes voucher and feedback). */
  images: readonly string[];
  solved: boolean | null;
  createdAt: number;
}

export const payFeedbacks = call<{ feedbacks: readonly PayFeedback[] }, typeof payFeedbacksInput>({
  method: 'GET',
  path: '/main/pay/feedback/{id}',
  auth: 'token',
});

/** 667 too many feedbacks about this order, 704 a picture is not the player's own. */
export const payFeedbackAdd = call<PayFeedback, typeof payFeedbackAddInput>({
  method: 'POST',
  path: '/main/pay/feedback/{id}',
  auth: 'token',
});

/** The player marks a feedback as solved or not solved. */
export const feedbackCallback = call<{ ok: true }, typeof feedbackCallbackInput>({
  method: 'POST',
  path: '/main/feedback/callback',
  auth: 'token',
});
