/** Credit for a phone. The same reference again is the same order. */
export interface CreditRequest {
  reference: string;
  /** In international form: '+62812…'. */
  phone: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
}

/** What an operator says of an order; all but `unknown` and `pending` are for good. */
export type OperatorState = 'unknown' | 'pending' | 'delivered' | 'refused';

/** A mobile operator that sells credit. */
export interface PhoneOperator {
  /** Hands an order over, as often as it takes: its reference is the same. @throws when the operator did not say that it has it */
  send(request: CreditRequest): Promise<void>;
  state(reference: string): Promise<OperatorState>;
  /** Takes an order back. False where it is too late: it was delivered. @throws when the operator does not say */
  cancel(reference: string): Promise<boolean>;
  /** Calls `delivered` whenever the operator tells of a delivery, which may be more than once for one order. */
  listen(delivered: (reference: string) => Promise<void>): void;
  start?(): void;
  stop?(): Promise<void>;
}
