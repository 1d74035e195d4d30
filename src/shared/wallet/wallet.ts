/**
 * A player's balance from replies and from its subscription, which may be late, duplicated and out of order. A round's payout
 * waits until the open game has shown that round.
 */
export interface Wallet {
  /** The newest balance, in minor units; null while unknown. */
  balance: bigint | null;
  /** Of two balances the one with the higher sequence is newer. */
  sequence: bigint;
  /** The bonus part of the newest balance that included it, in minor units; undefined while unknown. */
  bonus?: string | undefined;
  /** Credits that are in the balance but not shown yet. */
  deferred: readonly Credit[];
  /** The open games, each with its latest shown rounds. */
  tables: Readonly<Record<string, readonly string[]>>;
}

/** A received balance. */
export interface WalletNews {
  balance: bigint;
  sequence: bigint;
  /** The bonus part, if included; a bet's reply does not include it. */
  bonus?: string | undefined;
  /** The round that caused it, if any. */
  credit?: Credit | undefined;
}

/** A round's payout. `table` is the game, with its model where it has several: 'wingo.fastest'. */
export interface Credit {
  table: string;
  roundId: string;
  amount: bigint;
}

export const UNKNOWN: Wallet = { balance: null, sequence: -1n, deferred: [], tables: {} };

/** Number of shown rounds remembered per game: credits may arrive late after an outage. */
const REMEMBERED = 4;

/** Merges a received balance; older data change nothing. */
export function receive(
  wallet: Wallet,
  { balance, sequence, bonus = wallet.bonus, credit }: WalletNews,
): Wallet {
  // The bonus part of the newest balance may arrive after the balance itself.
  if (sequence === wallet.sequence && bonus !== wallet.bonus) return { ...wallet, bonus };
  if (sequence <= wallet.sequence) return wallet;
  const shown = credit && wallet.tables[credit.table];
  const waits = credit && shown && credit.amount > 0n && !shown.includes(credit.roundId);
  return {
    ...wallet,
    balance,
    sequence,
    bonus,
    deferred: waits ? [...wallet.deferred, credit] : wallet.deferred,
  };
}

/** Opens a game: its rounds' credits wait until it has shown them. */
export function holdBack(wallet: Wallet, table: string): Wallet {
  return wallet.tables[table] ? wallet : { ...wallet, tables: { ...wallet.tables, [table]: [] } };
}

/** The game has shown the round's result; its payout is shown now, or at once if it arrives later. */
export function release(wallet: Wallet, table: string, roundId: string): Wallet {
  const shown = wallet.tables[table];
  if (!shown || shown.includes(roundId)) return wallet;
  return {
    ...wallet,
    tables: { ...wallet.tables, [table]: [roundId, ...shown].slice(0, REMEMBERED) },
    deferred: wallet.deferred.filter((one) => one.table !== table || one.roundId !== roundId),
  };
}

/** Closes a game: nothing of it waits any more. */
export function leave(wallet: Wallet, table: string): Wallet {
  const { [table]: left, ...tables } = wallet.tables;
  if (!left) return wallet;
  return { ...wallet, tables, deferred: wallet.deferred.filter((one) => one.table !== table) };
}

/** The displayed balance; a negative one as 0 (spec.md, "Entities"). Null while unknown. */
export function shownBalance({ balance, deferred }: Wallet): bigint | null {
  if (balance === null) return null;
  const shown = deferred.reduce((left, { amount }) => left - amount, balance);
  return shown < 0n ? 0n : shown;
}
