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

/** A credit that no table showed for so long is shown, ms: longer than any picture of a result takes. */
const LONGEST_HOLD_MS = 15_000;

interface WalletView {
  /** Minor units, as the player sees it; null for a visitor and while unknown. */
  balance: bigint | null;
  /** Which state of the wallet is the newest known: whatever depends on the wallet is asked again when it grows. */
  sequence: bigint;
  /** The bonus part as it was told last, in minor units; undefined while unknown. */
  bonus: string | undefined;
}

let wallet: Wallet = UNKNOWN;

/** Read slices of it: `useWallet((wallet) => wallet.balance)`. */
export const useWallet = create<WalletView>(() => viewOf(UNKNOWN));

/** A balance came, with a bet's answer, the player's brief or the wallet's own subscription. */
export function updateBalance(news: WalletNews): void {
  const before = wallet;
  set(receive(wallet, news));
  const { credit } = news;
  if (credit && wallet.deferred.length > before.deferred.length)
    setTimeout(() => revealCredit(credit.table, credit.roundId), LONGEST_HOLD_MS);
}

/** The same in the contract's words. */
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
 * A table opens whose pictures show what rounds bring: until `revealCredit` those credits are not in the balance that is
 * shown. `table` as in contract/wallet/schema.graphql. Returns the call for when the table is left.
 */
export function deferCredits(table: string): () => void {
  set(holdBack(wallet, table));
  return () => set(leave(wallet, table));
}

/** The table has shown the round's result. */
export function revealCredit(table: string, roundId: string): void {
  set(release(wallet, table, roundId));
}

/** When no credit waits for its picture any more. */
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

/** Another player, or nobody: nothing is known. Open tables stay open. */
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
