import type { Operation } from '../../../contract/operation.ts';

/** What the crash table needs of the outside; the real ones are wired in crashTable.ts, tests give their own. */
export interface CrashDeps {
  channel: {
    readonly state: string;
    request<Data, Variables extends object>(
      operation: Operation<Data, Variables>,
      variables: Variables,
      options?: { quiet?: boolean | readonly number[] },
    ): Promise<Data>;
    subscribe<Data>(operation: Operation<Data>, listener: { next(value: Data): void }): () => void;
    onConnected(listener: () => void): () => void;
    onState(listener: (state: string) => void): () => void;
  };
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
