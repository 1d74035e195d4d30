import type { Operation } from '../../../contract/operation.ts';

/** What a table needs of the outside; the real ones are wired by `tableDeps`, tests give their own. */
export interface TableDeps {
  channel: TableChannel;
  /** Monotonic ms, any origin: the scale of `heard` and `asked`. */
  mark(): number;
  /** The server's time, ms. */
  serverNow(): number;
  /** A new idempotency key. */
  key(): string;
  random(): number;
  currency: string;
  wallet: {
    balance(): bigint | null;
    /** An answer told it. */
    set(balance: bigint, sequence: bigint): void;
    refresh(): void;
    /** The table opens: what its rounds bring is not in the balance until it is shown. Returns the end of that. */
    holdCredits(table: string): () => void;
    /** The table has shown a round's result. */
    showCredit(table: string, roundId: string): void;
  };
}

export interface TableChannel {
  readonly state: string;
  request<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: { quiet?: boolean | readonly number[] },
  ): Promise<Data>;
  subscribe<Data, Variables extends object = Record<string, never>>(
    operation: Operation<Data, Variables>,
    listener: { next(value: Data): void },
    variables?: Variables,
  ): () => void;
  onConnected(listener: () => void): () => void;
  onState(listener: (state: string) => void): () => void;
}
