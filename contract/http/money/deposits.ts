import * as v from 'valibot';
import type { PayDetails } from '../../payments/details.ts';
import { call } from '../call.ts';
import { type ListPage, pageFields } from '../page.ts';
import { MOST_IMAGES, uploadName } from '../site/uploads.ts';

/** Money in (calls.tsv, area payments). Amounts are minor units as decimal text, times ms since 1970. */

export type PortKind = PayDetails['kind'];

/** A bank or wallet that one of our channels works with. */
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
  /** Paid on top of the amount. */
  fee: string;
  /** How long an order can be paid, ms. */
  lasts: number;
  /** To choose from; empty when there is nothing to choose. */
  banks: readonly PayBank[];
}

/** A gift that a deposit may bring, chosen with it. It is bonus money: to be staked before it is the player's own. */
export interface PayPromotion {
  /** The promotion's. */
  code: string;
  /** The least deposit it comes with. */
  min: string;
  /** Of the amount paid in, in whole per cent, and the most it can be. */
  percent: number;
  most: string;
  /** How often the gift is to be staked, and within how many days. */
  turnover: number;
  days: number;
  /** When it is given: as the deposit is credited, claimed from then on, or claimed as the deposit is staked. */
  gives: 'credited' | 'claimed' | 'staked';
  /** Until when it can be chosen, ms; null for always. */
  until: number | null;
}

type DepositStatus = 'pending' | 'partial' | 'paid' | 'expired' | 'refused';

/** A deposit. Money that comes is credited whatever the status says by then. */
export interface DepositOrder {
  id: string;
  port: string;
  bank: string | null;
  amount: string;
  fee: string;
  /** What is to be paid: the amount with the fee and, for a bank transfer, the unique code. */
  payable: string;
  /** What came so far, and what of it went into the wallet. */
  received: string;
  credited: string;
  currency: string;
  status: DepositStatus;
  details: PayDetails | null;
  /**
   * The gift chosen with it: what it comes to for the amount ordered, when it is given, and what of it was; null for none. It comes
   * once all that is payable has come. Of several orders with one gift the one that is paid first gets it.
   */
  promotion: { code: string; bonus: string; given: string; gives: PayPromotion['gives'] } | null;
  /** The player's own account that a bank transfer is to come from, where they told it. */
  from: { bank: string; number: string; holder: string } | null;
  createdAt: number;
  expiresAt: number;
  endedAt: number | null;
}

/** What changes of an order while it is looked at. */
export type DepositState = Pick<DepositOrder, 'id' | 'status' | 'received' | 'credited' | 'endedAt'>;

const orderId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
const byId = v.object({ id: orderId });
const amount = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/));
const code = v.pipe(v.string(), v.regex(/^\w{1,20}$/));

export interface PayInfo {
  currency: string;
  min: string;
  max: string;
  /** The least of the first deposit; null after it. */
  firstMin: string | null;
  presets: readonly string[];
  ports: readonly PayPort[];
  /** What this player may choose from now. */
  promotions: readonly PayPromotion[];
  /** An order that still waits for money: there is something to recover. */
  open: string | null;
}

export const payInfo = call<PayInfo>()({ method: 'GET', path: '/main/pay/info', auth: 'token' });

/** Banks to transfer to and to have a virtual account with. */
export const payBanks = call<{ banks: readonly PayBank[] }>()({
  method: 'GET',
  path: '/main/heracles/pay/banks',
  auth: 'token',
});

export const payPorts = call<{ ports: readonly PayPort[] }>()({
  method: 'GET',
  path: '/main/heracles/pay/ports',
  auth: 'token',
});

/** E-wallets and other channels of one touch. */
export const payhubBanks = call<{ banks: readonly PayBank[] }>()({
  method: 'GET',
  path: '/main/payhub/pay/banks',
  auth: 'token',
});

const depositRequest = v.object({
  port: code,
  bank: v.optional(code),
  amount,
  promotion: v.optional(code),
  from: v.optional(orderId),
  /** Made in the installed app, as the client knows: advice, which first deposits in it are rewarded by. */
  inApp: v.optional(v.boolean()),
});
export type DepositRequest = v.InferOutput<typeof depositRequest>;

/**
 * Opens a deposit; needs Idempotency-Key. 3021 the amount is out of range, or below the promotion's least, 704 no such
 * channel, bank or own account (`from`, with a bank transfer alone), 667 too many are open, 1028 the promotion is over
 * or not for this player, 7026 above a limit of the player's own, 7030 while the player takes a break, 3 the key was
 * used with another body.
 */
export const payRecharge = call<DepositOrder>()({
  method: 'POST',
  path: '/main/pay/recharge',
  auth: 'token',
  input: depositRequest,
});

export const payOrders = call<ListPage<DepositOrder>>()({
  method: 'GET',
  path: '/main/heracles/pay/orders',
  auth: 'token',
  input: v.object(pageFields),
});

/** 704 when there is none of that id, or it is another player's; so do all calls with an id here. */
export const payOrder = call<DepositOrder>()({
  method: 'GET',
  path: '/main/heracles/pay/orders/{id}',
  auth: 'token',
  input: byId,
});

export const payOrderState = call<DepositState>()({
  method: 'GET',
  path: '/main/heracles/pay/orderState/{id}',
  auth: 'token',
  input: byId,
});

/** The order as the gateway knows it, asked again: for who left the page, and for callbacks that were lost. */
export const payRecover = call<DepositOrder>()({
  method: 'GET',
  path: '/main/pay/recover/{id}',
  auth: 'token',
  input: byId,
});

/** What was paid last, to begin the next one with; null before the first. */
export const payLastRecharge = call<{ last: Pick<DepositOrder, 'port' | 'bank' | 'amount'> | null }>()({
  method: 'GET',
  path: '/main/pay/lastRecharge',
  auth: 'token',
});

/** Whether the next deposit is the first one, and the least of it. */
export const payFirstAmount = call<{ first: boolean; min: string }>()({
  method: 'GET',
  path: '/main/pay/firstAmount',
  auth: 'token',
});

/** Orders by bank (transfer or virtual account) that wait for money, the newest first. */
export const ordersBank = call<{ orders: readonly DepositOrder[] }>()({
  method: 'GET',
  path: '/main/orders/bank',
  auth: 'token',
});

/** What one USDT is, in minor units of the market's currency. */
export const currencyRate = call<{ from: 'USDT'; to: string; rate: string }>()({
  method: 'GET',
  path: '/main/currency/rate',
  auth: 'token',
});

/** What an order of the feedback is; a deposit when left out. */
const of = v.optional(v.picklist(['deposit', 'withdrawal']));

export interface PayFeedback {
  id: string;
  kind: 'notCredited' | 'wrongAmount' | 'other';
  text: string;
  /** Names of the pictures that came with it (uploads.ts, purposes voucher and feedback). */
  images: readonly string[];
  solved: boolean | null;
  createdAt: number;
}

export const payFeedbacks = call<{ feedbacks: readonly PayFeedback[] }>()({
  method: 'GET',
  path: '/main/pay/feedback/{id}',
  auth: 'token',
  input: v.object({ id: orderId, of }),
});

/** 667 when much was said about this order already, 704 a picture is not the player's own. */
export const payFeedbackAdd = call<PayFeedback>()({
  method: 'POST',
  path: '/main/pay/feedback/{id}',
  auth: 'token',
  input: v.object({
    id: orderId,
    of,
    kind: v.picklist(['notCredited', 'wrongAmount', 'other']),
    text: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(1_000)),
    images: v.optional(v.pipe(v.array(uploadName), v.maxLength(MOST_IMAGES))),
  }),
});

/** The player says of a feedback of theirs whether it was solved. */
export const feedbackCallback = call<{ ok: true }>()({
  method: 'POST',
  path: '/main/feedback/callback',
  auth: 'token',
  input: v.object({ id: orderId, solved: v.boolean() }),
});
