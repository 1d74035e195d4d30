import type { PublicSourceKey } from '../../../../contract/publicValues.ts';

/** Names a public value, before it is out and after. */
export interface ValueName {
  source: PublicSourceKey;
  number: bigint;
  /** When it is due, ms of the house's clock. */
  at: number;
}

/** A value as its source says it. */
export interface ReadValue {
  /** 64 hex digits. */
  value: string;
  /** Of which the value is the hash; null where the source signs nothing. */
  signature: string | null;
}

/** Where public values come from: each has a number and a time at which it is due, and is the same for everybody for ever. */
export interface PublicSource {
  readonly key: PublicSourceKey;
  /** The last value that is due at `at` or before it. */
  dueBy(at: number): ValueName;
  /** The first value that nobody can know at `at`, and that players have had time to see the name of. */
  after(at: number): ValueName;
  /** Reads a value that is due. @throws while it cannot be had */
  read(number: bigint, signal: AbortSignal): Promise<ReadValue>;
}
