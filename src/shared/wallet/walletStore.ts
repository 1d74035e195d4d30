import { create } from 'zustand';
import type { Wallet as Told } from '../../../contract/wallet/channel.ts';
import {
  holdBack,
  leave,
  receive,
  release,
  shownBalance,
  UNKNOWN,
  type Wallet,
  type WalletNews,
} from './wallet.ts';

/** Maximum time that a credit is held back, ms; longer than any picture of a result takes. */
const LONGEST_HOLD_MS = 15_000;

interface WalletView {
  /** Minor units, as displayed; null for a visitor and while unknown. */
  balance: bigint | null;
  /** Sequence of the newest known balance: data that depend on the balance are refetched when it grows. */
  sequence: bigint;
  /** The last known bonus part, in minor units; undefined while unknown. */
  bonus: string | undefined;
}

let wallet: Wallet = UNKNOWN;

/** Read slices of it: `useWallet((wallet) => wallet.balance)`. */
export const useWallet = create<WalletView>(() => viewOf(UNKNOWN));

/** Merges a balance from a bet's reply, the player's brief or the balance subscription. */
export function updateBalance(news: WalletNews): void {
  const before = wallet;
  set(receive(wallet, news));
  const { credit } = news;
  if (credit && wallet.deferred.length > before.deferred.length)
    setTimeout(() => revealCredit(credit.table, credit.roundId), LONGEST_HOLD_MS);
}

/** The same in the contract's terms. */
export function updateWallet({
  balance,
  sequence,
  bonus,
  cause,
}: Pick<Told, 'balance' | 'sequence'> & Partial<Told>): void {
  const credit = cause && { ...cause, amount: BigInt(cause.credit) };
  updateBalance({ balance: BigInt(balance), sequence: BigInt(sequence), bonus, credit: credit ?? undefined });
}

/**
 * Opens a game whose pictures show payouts: until `revealCredit`, those credits are not in the displayed balance. `table` as in
 * contract/wallet/schema.graphql. Returns a function for when the game is left.
 */
export function deferCredits(table: string): () => void {
  set(holdBack(wallet, table));
  return () => set(leave(wallet, table));
}

/** The game has shown the round's result. */
export function revealCredit(table: string, roundId: string): void {
  set(release(wallet, table, roundId));
}

/** Resolves when no credit is waiting for its picture. */
export function allShown(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (wallet.deferred.length > 0) return;
      stop();
      resolve();
    };
    const stop = useWallet.subscribe(look);
    look();
  });
}

/** Clears everything on a change of player. Open games stay open. */
export function forgetWallet(): void {
  set({ ...UNKNOWN, tables: wallet.tables });
}

function set(next: Wallet): void {
  wallet = next;
  const view = viewOf(next);
  const now = useWallet.getState();
  if (view.balance !== now.balance || view.sequence !== now.sequence || view.bonus !== now.bonus)
    useWallet.setState(view);
}

function viewOf(state: Wallet): WalletView {
  return { balance: shownBalance(state), sequence: state.sequence, bonus: state.bonus };
}
