import type { Operation } from '../../../contract/operation.ts';
import { market } from '../../i18n/market.ts';
import { channel, clock, serverNow } from '../../net/backend.ts';
import { loadHere, randomId, saveHere } from '../../net/storage.ts';
import type { WalletNews } from '../../shared/wallet/wallet.ts';
import { deferCredits, revealCredit, updateBalance, useWallet } from '../../shared/wallet/walletStore.ts';

/** The dependencies of a game session: `siteDeps` on the site, a fake server in tests. */
export interface SessionDeps {
  channel: SessionChannel;
  /** Monotonic ms, any origin: the scale of `receivedAt` and `requestedAt`. */
  monotonicNow(): number;
  /** The server's time, ms. */
  serverNow(): number;
  /** A new idempotency key. */
  newKey(): string;
  random(): number;
  currency: string;
  /** The tab's storage, which survives reloads; null removes a key. */
  storage: { load(key: string): string | null; save(key: string, text: string | null): void };
  wallet: {
    balance(): bigint | null;
    /** A balance from a reply; of two balances the one with the higher sequence is newer. */
    receive(news: WalletNews): void;
    /**
     * Holds back payouts of the game's rounds from the displayed balance until they are shown. Returns a function that ends it.
     */
    deferCredits(game: string): () => void;
    /** The picture has shown a round's result. */
    revealCredit(game: string, roundId: string): void;
  };
}

export interface SessionChannel {
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
  /** The player is active on the page, so a dead connection has to be detected quickly. Returns a function that ends it. */
  foregroundHeartbeat(): () => void;
  onConnected(listener: () => void): () => void;
  onState(listener: (state: string) => void): () => void;
}

/** The site's own channel, clock and balance, for the sessions of its pages. */
export const siteDeps: SessionDeps = {
  channel,
  monotonicNow: () => clock.monotonicNow(),
  serverNow,
  newKey: randomId,
  random: Math.random,
  currency: market.currency,
  storage: {
    load: (key) => loadHere(`kilat.${market.id}.${key}`),
    save: (key, text) => saveHere(`kilat.${market.id}.${key}`, text),
  },
  wallet: {
    balance: () => useWallet.getState().balance,
    receive: updateBalance,
    deferCredits,
    revealCredit,
  },
};
