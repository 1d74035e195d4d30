import * as v from 'valibot';
import type { SlotEvent } from '../slots/book.ts';
import type { SpinMode } from '../slots/model.ts';
import type { SlotTitle } from '../slots/title.ts';
import type { GameError } from './envelope.ts';

/**
 * What a sandbox studio's slot, which runs in the frame, asks its studio's server: JSON by POST below `/slots/`, told apart by the session that
 * the game's address has (`/slots/?session=…&lang=…&site=…&sign=…`; `site` is the origin of the site around the frame, which alone may
 * frame it, by the studio's signature in `sign`). No cookies: a frame may have no origin of its own, so every answer may be read by every
 * origin. Money is minor units as decimal text.
 */

const session = v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/));
const amount = v.pipe(v.string(), v.regex(/^\d{1,15}$/));

/** POST /slots/open: everything that the game needs before its first spin. */
export const openRequest = v.object({ session });
export interface SlotOpened {
  title: SlotTitle;
  /** What the game is called in the catalogue. */
  name: string;
  currency: string;
  balance: string;
  /** The bets that may be chosen, from the least; the one that is chosen at first. */
  bets: readonly string[];
  bet: string;
  seeds: SpinSeeds;
  /** The last spin where it was not shown to its end: the game shows it first. */
  unfinished: SlotSpun | null;
  /** Spins given by the house, which cost nothing, at a bet of their own. */
  gift: SlotGift | null;
}

/** The pair of seeds that spins are decided from: the server's by its SHA-256, and how many spins it has decided. */
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
 * POST /slots/spin: a spin is asked for under a name of the game's own (`crypto.randomUUID()`). Asked again under the same name, as after a
 * lost answer, it is the same spin with the same answer, and nothing is paid twice.
 */
export const spinRequest = v.object({
  session,
  spin: v.pipe(v.string(), v.uuid()),
  mode: v.picklist(['base', 'buy']),
  bet: amount,
  /** Played from the gift; its bet is the gift's then. */
  gift: v.optional(v.boolean(), false),
});

/** A spin that is decided and paid. */
export interface SlotSpun {
  spin: string;
  mode: SpinMode;
  bet: string;
  /** What it cost: the price of a bought feature, 0 of a gift. */
  stake: string;
  win: string;
  /** What it pays in 1/10000 of the bet. */
  rate: number;
  events: readonly SlotEvent[];
  /** After all of it. While it plays the game shows `balance - win`. */
  balance: string;
  /** Which of the pair's it is, from 0. */
  nonce: number;
  serverSeedHash: string;
  /** What is left of the gift that it was played from, which may be nothing; of another spin the gift that may be played. */
  gift: SlotGift | null;
}

/** POST /slots/shown: this spin was shown to its end, or the player has skipped it. Answers `{}`. */
export const shownRequest = v.object({ session, spin: v.pipe(v.string(), v.uuid()) });

/** POST /slots/seeds: begins a new pair with the player's own seed, and tells the server's seed of the last one. */
export const seedsRequest = v.object({
  session,
  clientSeed: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/)),
});
export interface SeedsReply {
  seeds: SpinSeeds;
  /** What the last pair was: whoever hashes `serverSeed` gets the hash that was shown, and can spin each of its spins again. */
  last: SpinSeeds & { serverSeed: string };
}

/**
 * POST /slots/replay: a spin that was played, by its name, for whoever has the address of its replay (`/slots/?replay=…&lang=…&site=…&sign=…`). It
 * moves no money and tells no balance.
 */
export const replayRequest = v.object({ spin: v.pipe(v.string(), v.uuid()) });
export interface SlotReplay {
  title: SlotTitle;
  name: string;
  currency: string;
  spun: ReplayedSpin;
}
export type ReplayedSpin = Omit<SlotSpun, 'balance' | 'gift'>;

/** POST /slots/balance: what the wallet holds now. */
export const balanceRequest = v.object({ session });
export interface BalanceReply {
  balance: string;
}

/**
 * What every call answers instead, with status 4xx or 5xx. `connection`: the house did not answer; the same spin is to be asked again, under
 * its own name, until it is known what became of it.
 */
export interface SlotRefused {
  error: GameError;
  /** It is known of this spin that nothing of it stands, and never will: it is not to be asked for again. */
  over?: true;
}
