import * as v from 'valibot';
import type { SlotEvent } from '../slots/book.ts';
import type { SpinMode } from '../slots/model.ts';
import type { SlotTitle } from '../slots/title.ts';
import type { GameError } from './envelope.ts';

/**
 * The API of a sandbox provider's server for its slots in the provider frame: JSON by POST below `/slots/`, identified by the
 * session in the game's URL (`/slots/?session=…&lang=…&site=…&sign=…`; `site` is the origin of the site around the provider
 * frame, the only one that may frame it, with the provider's signature in `sign`). No cookies: a frame may have no origin of
 * its own, so every answer is readable by every origin. Money is minor units as decimal text.
 */

const session = v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/));
const amount = v.pipe(v.string(), v.regex(/^\d{1,15}$/));

/** POST /slots/open: all data that the game needs before its first spin. */
export const openRequest = v.object({ session });
export interface SlotOpened {
  title: SlotTitle;
  /** The game's name in the catalogue. */
  name: string;
  currency: string;
  balance: string;
  /** The selectable bets, ascending, and the initially selected one. */
  bets: readonly string[];
  bet: string;
  seeds: SpinSeeds;
  /** The last spin if it was not shown to its end: the game shows it first. */
  unfinished: SlotSpun | null;
  /** Free spins given by the house, with their own bet. */
  gift: SlotGift | null;
}

/** The seed pair that determines spins: the server seed as its SHA-256, and the number of spins so far. */
export interface SpinSeeds {
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
}

export interface SlotGift {
  reward: string;
  left: number;
  of: number;
  bet: string;
  won: string;
}

/**
 * POST /slots/spin: requests a spin under an id chosen by the game (`crypto.randomUUID()`). A repeated request with the same
 * id, as after a lost answer, returns the same spin, and nothing is paid twice.
 */
export const spinRequest = v.object({
  session,
  spin: v.pipe(v.string(), v.uuid()),
  mode: v.picklist(['base', 'buy']),
  bet: amount,
  /** Plays a free spin; its bet is then that of the free spins. */
  gift: v.optional(v.boolean(), false),
});

/** A decided and paid spin. */
export interface SlotSpun {
  spin: string;
  mode: SpinMode;
  bet: string;
  /** Its cost: the price of a bought feature, 0 for a free spin. */
  stake: string;
  win: string;
  /** Its payout in 1/10000 of the bet. */
  rate: number;
  events: readonly SlotEvent[];
  /** The final balance. During playback the game shows `balance - win`. */
  balance: string;
  /** Its nonce in the pair, from 0. */
  nonce: number;
  serverSeedHash: string;
  /** For a free spin the remaining free spins, possibly none; for another spin those that can be played. */
  gift: SlotGift | null;
}

/** POST /slots/shown: this spin was shown to its end, or skipped by the player. Answers `{}`. */
export const shownRequest = v.object({ session, spin: v.pipe(v.string(), v.uuid()) });

/** POST /slots/seeds: starts a new pair with the player's own seed, and reveals the server seed of the last one. */
export const seedsRequest = v.object({
  session,
  clientSeed: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/)),
});
export interface SeedsReply {
  seeds: SpinSeeds;
  /** The previous pair: hashing `serverSeed` gives the committed hash, and each of its spins can be repeated. */
  last: SpinSeeds & { serverSeed: string };
}

/**
 * POST /slots/replay: a past spin by its id, for anybody with its replay URL (`/slots/?replay=…&lang=…&site=…&sign=…`). It
 * moves no money and shows no balance.
 */
export const replayRequest = v.object({ spin: v.pipe(v.string(), v.uuid()) });
export interface SlotReplay {
  title: SlotTitle;
  name: string;
  currency: string;
  spun: ReplayedSpin;
}
export type ReplayedSpin = Omit<SlotSpun, 'balance' | 'gift'>;

/** POST /slots/balance: the wallet's current balance. */
export const balanceRequest = v.object({ session });
export interface BalanceReply {
  balance: string;
}

/**
 * The error answer of every call, with status 4xx or 5xx. `connection`: the house did not answer; the same spin must be
 * requested again, under its own id, until its result is known.
 */
export interface SlotRefused {
  error: GameError;
  /** This spin definitely has no effect, now or later: it must not be requested again. */
  over?: true;
}
