import type { PublicSourceKey } from '../../../../contract/publicValues.ts';

/** Identifies a public value, before and after it is published. */
export interface ValueName {
  source: PublicSourceKey;
  number: bigint;
  /** Due time, ms of the house's clock. */
  at: number;
}

/** A value as returned by its source. */
export interface ReadValue {
  /** 64 hex digits. */
  value: string;
  /** The signature, whose hash is the value; null if the source signs nothing. */
  signature: string | null;
}

/** A source of public values: each value has a number and a due time, is the same for everybody and never changes. */
export interface PublicSource {
  readonly key: PublicSourceKey;
  /** The last value due at or before `at`. */
  dueBy(at: number): ValueName;
  /** The first value that nobody can know at `at`, with enough time for players to see its name. */
  after(at: number): ValueName;
  /** Reads a value that is due. @throws while it is not available */
  read(number: bigint, signal: AbortSignal): Promise<ReadValue>;
}
