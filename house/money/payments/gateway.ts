import type { PayDetails } from '../../../contract/payments/details.ts';
import type { Port } from './ports.ts';

/** A payment order for a gateway. A repeat of the reference is the same order. */
export interface GatewayOrder {
  reference: string;
  port: Port;
  bank: string | null;
  /** The amount to pay, including the fee and the unique code. */
  payable: bigint;
  /** The unique code contained in it; null if there is none. */
  code: number | null;
  /** Minor units of the market's currency for one USDT. */
  usdtRate: bigint;
  currency: string;
  expiresAt: number;
}

/** A payout order for a gateway. A repeat of the reference is the same payout. */
export interface GatewayPayout {
  reference: string;
  amount: bigint;
  currency: string;
  bank: string;
  number: string;
  holder: string;
}

/** The account that paid: at a bank, or a wallet such as 'GOPAY'. */
interface Payer {
  bank: string;
  number: string;
}

/**
 * A gateway's event. `payment` and `chargeback` are its references of one payment and one chargeback; each counts once, however
 * often it is reported. `amount` is gross; `fee` is the gateway's fee, in minor units, omitted while unknown: the event may be
 * repeated with it. `payer` is omitted if unknown.
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
      /** The bank charged back all or part of a payment. */
      kind: 'chargeback';
      reference: string;
      chargeback: string;
      payment: string;
      amount: bigint;
      fee?: bigint | undefined;
    }
  | { kind: 'payoutPaid' | 'payoutRefused'; reference: string; fee?: bigint | undefined }
  | { kind: 'expired' | 'refused'; reference: string };

/** A payout's state at the gateway. Paid and refused are final. */
export type PayoutState = 'unknown' | 'pending' | 'paid' | 'refused';

/** A payout's state, with its fee if known. */
export interface PayoutAnswer {
  state: PayoutState;
  fee?: bigint | undefined;
}

/** A movement in a gateway's statement: `name` is its reference of the payment or chargeback, or 'payout' for a payout. */
export interface GatewayMovement {
  reference: string;
  /** A fee has the name of what it is for, prefixed with 'chargeback:' for a chargeback's. */
  kind: 'payment' | 'payout' | 'chargeback' | 'fee';
  name: string;
  /** Minor units, positive for incoming money. */
  amount: bigint;
  at: number;
}

/**
 * When a payout may be sent again after a call whose reply was lost:
 * - always: the gateway deduplicates payouts by reference, also concurrent ones;
 * - a number: a payout that `payoutState` does not know this many ms after the call ended was not received and will not be;
 * - never: the gateway guarantees neither.
 */
export type Resend = 'always' | 'never' | number;

/** A payment provider: docs/payments.md describes how to implement one. */
export interface PaymentGateway {
  /** Its name in the URL of its callbacks: /callbacks/<name>. */
  readonly name: string;
  /** Opens an order and returns its payment details. @throws if the provider cannot be reached */
  open(order: GatewayOrder): Promise<PayDetails>;
  readonly resend: Resend;
  /**
   * Sends a payout; its end is reported by an event, and can be fetched. After the signal is aborted nothing more may be sent.
   * @throws if the provider did not confirm it
   */
  pay(payout: GatewayPayout, signal: AbortSignal): Promise<void>;
  /** A payout's state; unknown if the provider has none with that reference. @throws if it gives no answer */
  payoutState(reference: string, signal: AbortSignal): Promise<PayoutAnswer>;
  /** All events of a reference so far, including those of lost callbacks. */
  events(reference: string): Promise<GatewayEvent[]>;
  /** All movements from `start` to before `end`, by the gateway's clock; null while they are not final. */
  statement(currency: string, start: number, end: number): Promise<readonly GatewayMovement[] | null>;
  /** The event in a callback; null if its signature is invalid. */
  read(headers: Readonly<Record<string, unknown>>, body: string): GatewayEvent | null;
}
