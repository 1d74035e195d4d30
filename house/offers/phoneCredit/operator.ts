/** Credit for a phone. A repeat of the reference is the same order. */
export interface CreditRequest {
  reference: string;
  /** In international form: '+62812…'. */
  phone: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
}

/** A phone operator's state of an order; all but `unknown` and `pending` are final. */
export type OperatorState = 'unknown' | 'pending' | 'delivered' | 'refused';

/** A phone operator that sells credit. */
export interface PhoneOperator {
  /** Sends an order; can be repeated with the same reference. @throws if the operator did not confirm it */
  send(request: CreditRequest): Promise<void>;
  state(reference: string): Promise<OperatorState>;
  /** Cancels an order. Returns false if it was already delivered. @throws if the operator gives no answer */
  cancel(reference: string): Promise<boolean>;
  /** Registers a callback for deliveries, which the operator may report more than once for one order. */
  listen(delivered: (reference: string) => Promise<void>): void;
  start?(): void;
  stop?(): Promise<void>;
}
