/**
 * A player's wallet as it is heard of: by answers, by its subscription, late, twice and in any order. What a round put
 * into it waits until the open table has shown that round.
 */
export interface Wallet {
  /** The newest balance, in minor units; null while unknown. */
  balance: bigint | null;
  /** Of two balances the one with the higher sequence is newer. */
  sequence: bigint;
  /** The bonus part of the newest balance that told of it, in minor units; undefined while unknown. */
  bonus?: string | undefined;
  /** Credits that are in the balance and not shown yet. */
  deferred: readonly Credit[];
  /** The open tables, each with the rounds that it has shown, the latest ones. */
  tables: Readonly<Record<string, readonly string[]>>;
}

/** A balance that was heard of. */
export interface WalletNews {
  balance: bigint;
  sequence: bigint;
  /** The bonus part, where it is told: a bet's answer does not. */
  bonus?: string | undefined;
  /** The round that moved it, where one did. */
  credit?: Credit | undefined;
}

/** What a round put into the wallet. `table` is the game, with its model where it has several: 'wingo.fastest'. */
export interface Credit {
  table: string;
  roundId: string;
  amount: bigint;
}

export const UNKNOWN: Wallet = { balance: null, sequence: -1n, deferred: [], tables: {} };

/** Shown rounds that a table remembers: credits come late when a house was away. */
const REMEMBERED = 4;

/** Takes in what was heard; nothing changes by what is older than what is known. */
export function receive(
  wallet: Wallet,
  { balance, sequence, bonus = wallet.bonus, credit }: WalletNews,
): Wallet {
  // Of the newest balance the bonus part may come after what it is a part of.
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

/** The table is open from now on: its rounds' credits wait until it has shown them. */
export function holdBack(wallet: Wallet, table: string): Wallet {
  return wallet.tables[table] ? wallet : { ...wallet, tables: { ...wallet.tables, [table]: [] } };
}

/** The table has shown the round's result; what it brought is shown now, and at once should it come later. */
export function release(wallet: Wallet, table: string, roundId: string): Wallet {
  const shown = wallet.tables[table];
  if (!shown || shown.includes(roundId)) return wallet;
  return {
    ...wallet,
    tables: { ...wallet.tables, [table]: [roundId, ...shown].slice(0, REMEMBERED) },
    deferred: wallet.deferred.filter((one) => one.table !== table || one.roundId !== roundId),
  };
}

/** The table is left: nothing of it waits any more. */
export function leave(wallet: Wallet, table: string): Wallet {
  const { [table]: left, ...tables } = wallet.tables;
  if (!left) return wallet;
  return { ...wallet, tables, deferred: wallet.deferred.filter((one) => one.table !== table) };
}

/** The balance as the player sees it; a negative one as 0 (spec.md, "Entities"). Null while unknown. */
export function shownBalance({ balance, deferred }: Wallet): bigint | null {
  if (balance === null) return null;
  const shown = deferred.reduce((left, { amount }) => left - amount, balance);
  return shown < 0n ? 0n : shown;
}
