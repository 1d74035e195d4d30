import type { PayDetails } from '../../../contract/payments/details.ts';
import type { Port } from './ports.ts';

/** What a gateway is asked to take in. The same reference again is the same order. */
export interface GatewayOrder {
  reference: string;
  port: Port;
  bank: string | null;
  /** What is to be paid, with the fee and the unique code. */
  payable: bigint;
  /** The unique code in it, null where there is none. */
  code: number | null;
  /** Minor units of the market's currency for one USDT. */
  usdtRate: bigint;
  currency: string;
  expiresAt: number;
}

/** What a gateway is asked to pay out. The same reference again is the same payout. */
export interface GatewayPayout {
  reference: string;
  amount: bigint;
  currency: string;
  bank: string;
  number: string;
  holder: string;
}

/** The account that a payment came from: a bank's, or a wallet's such as 'GOPAY'. */
interface Payer {
  bank: string;
  number: string;
}

/**
 * What a gateway tells. `payment` and `chargeback` are its own names of one payment and of one taking back, which count once
 * however often they are told. `amount` is gross; `fee` is what it keeps or takes for it, in minor units, left out while it
 * does not know: it may tell the same again with it. `payer`
 * is left out where it does not know who paid.
 */
export type GatewayEvent =
  | {
      kind: 'paid';
      reference: string;
      payment: string;
      amount: bigint;
      fee?: bigint | undefined;
      payer?: Payer | undefined;
    }
  | {
      /** The bank took a payment back, or a part of it. */
      kind: 'chargeback';
      reference: string;
      chargeback: string;
      payment: string;
      amount: bigint;
      fee?: bigint | undefined;
    }
  | { kind: 'payoutPaid' | 'payoutRefused'; reference: string; fee?: bigint | undefined }
  | { kind: 'expired' | 'refused'; reference: string };

/** What a gateway says of a payout. Paid and refused are for good. */
export type PayoutState = 'unknown' | 'pending' | 'paid' | 'refused';

/** The state of a payout, with what was taken for it where that is known. */
export interface PayoutAnswer {
  state: PayoutState;
  fee?: bigint | undefined;
}

/** What moved at a gateway, as its statement has it: `name` is its own name of the payment or chargeback, 'payout' of a payout. */
export interface GatewayMovement {
  reference: string;
  /** A fee's name is that of what it was taken for, with 'chargeback:' before a chargeback's. */
  kind: 'payment' | 'payout' | 'chargeback' | 'fee';
  name: string;
  /** Minor units, above zero what came to us. */
  amount: bigint;
  at: number;
}

/**
 * When a payout may be handed over again after a call whose answer was lost:
 * - always: the gateway knows a payout by its reference, however often and however much at once it comes;
 * - a number: what `payoutState` does not know so many ms after the call was over never came, nor will;
 * - never: the gateway promises neither.
 */
export type Resend = 'always' | 'never' | number;

/** A provider of payments: docs/payments.md says how to write one. */
export interface PaymentGateway {
  /** As in the address of its callbacks: /callbacks/<name>. */
  readonly name: string;
  /** Opens an order and says how it is paid. @throws when the provider cannot be reached */
  open(order: GatewayOrder): Promise<PayDetails>;
  readonly resend: Resend;
  /**
   * Hands a payout over; how it ended comes as an event, and can be asked. Once the signal is aborted nothing more of it
   * may be sent. @throws when the provider did not say that it has it
   */
  pay(payout: GatewayPayout, signal: AbortSignal): Promise<void>;
  /** What became of a payout; unknown where the provider has none of that reference. @throws when it does not say */
  payoutState(reference: string, signal: AbortSignal): Promise<PayoutAnswer>;
  /** Everything told about a reference so far: what callbacks brought, or should have. */
  events(reference: string): Promise<GatewayEvent[]>;
  /** All that moved from `start` on and before `end`, by the gateway's clock; null while that is not settled yet. */
  statement(currency: string, start: number, end: number): Promise<readonly GatewayMovement[] | null>;
  /** The event in a callback, null when it is not signed as it should be. */
  read(headers: Readonly<Record<string, unknown>>, body: string): GatewayEvent | null;
}
