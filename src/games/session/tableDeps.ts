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
    set(balance: bigint): void;
    refresh(): void;
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
