import type { BetStatus } from '../../../../contract/channel.ts';
import type {
  CrashBetInfo,
  CrashBetReply,
  CrashEnd,
  CrashEscape,
  CrashGame,
  CrashStart,
} from '../../../../contract/games/crash/channel.ts';
import type { CrashLimits } from '../../../../contract/games/crash/rules.ts';
import type { BetTotals } from '../../../../contract/games/live/channel.ts';
import type { Minor, Rate } from '../../../../contract/money.ts';
import type { Pending } from '../../engine/pending.ts';
import type { CrashViewCashOut } from './crashView.ts';

/** State and events of the crash engine. The folding rules are in crash.ts. */

/** One line of the bet list. */
export interface CrashListedBet {
  betId: string;
  userId: string;
  name: string;
  avatar: number;
  bot: boolean;
  amount: Minor;
  status: BetStatus;
  /** Cash-out rate and payout; null unless cashed out. */
  rate: Rate | null;
  win: Minor | null;
  /** When the client first received it, on the scale of `requestedAt` below. */
  receivedAt: number;
}

/** The player's own bet on a slip of one round, as last received from the server. */
export interface CrashOwnBet {
  roundId: string;
  betSlot: number;
  betId: string;
  amount: Minor;
  autoRate: Rate | null;
  status: BetStatus;
  rate: Rate | null;
  win: Minor | null;
  receivedAt: number;
}

/** A request of the player that is not answered yet; at most one per slip of a round (`place`: slips.ts). */
export interface CrashPending extends Pending {
  kind: 'bet' | 'cancel' | 'cashOut';
  /** bet: the stake and the auto cash-out. */
  amount: Minor;
  autoRate: Rate | null;
}

export interface CrashRoundEnd {
  target: Rate;
  hash: string;
  startTime: number;
  endTime: number;
  voided: boolean;
}

/** Bets of one round, and cash-outs whose bet has not arrived (yet). */
export interface CrashBets {
  bets: ReadonlyMap<string, CrashListedBet>;
  orphans: ReadonlyMap<string, CrashEscape>;
}

/** The round's totals over all bets; only the largest bets are listed by name. */
export type CrashTotals = Pick<BetTotals, 'roundId' | 'betCount' | 'betTotal'>;

export interface CrashRound extends CrashBets {
  roundId: string;
  nextRoundId: string;
  /** When the round opened, as far as known; earlier than usual when the preparation is longer. Server time. */
  openTime: number;
  /** Lift-off in server time. */
  startTime: number;
  seedPubHash: string;
  seedHashHash: string;
  end: CrashRoundEnd | null;
  /** Bets included in the totals but not listed by name; only the 50 largest are listed. */
  hidden: { count: number; total: Minor };
  /** Cash-outs in the form that the view needs; cached here so that a frame allocates nothing. */
  cashOuts: readonly CrashViewCashOut[];
}

/** Events of a round that arrived before its start. */
export interface CrashAhead extends CrashBets {
  roundId: string;
  end: CrashRoundEnd | null;
}

export interface CrashPast {
  roundId: string;
  rate: Rate;
}

export interface CrashPlayer {
  id: string;
  name: string;
  avatar: number;
}

export interface CrashState {
  round: CrashRound | null;
  ahead: CrashAhead | null;
  /** Targets of the last rounds, newest first. */
  history: readonly CrashPast[];
  limits: CrashLimits | null;
  player: CrashPlayer | null;
  /** Maximum number of bets per player and round. */
  slips: number;
  /** The player's bets on the live round and the next one, by their places (slips.ts). */
  ownBets: ReadonlyMap<string, CrashOwnBet>;
  /** Something was missed that only a snapshot can restore. */
  needsSnapshot: boolean;
}

/** The part of a snapshot that the site requests. */
export type CrashSnapshot = Omit<CrashGame, 'own' | 'ownNext'>;

/** A bet as received; only its own player receives the slip. */
export type CrashReceivedBet = Omit<CrashBetInfo, 'slip'> & Partial<Pick<CrashBetInfo, 'slip'>>;

/**
 * The engine's events. `receivedAt` and `requestedAt` are local times in ms, any origin: data received after a snapshot was
 * requested is not overwritten by that older snapshot.
 */
export type CrashEvent =
  | { type: 'snapshot'; game: CrashSnapshot; requestedAt: number }
  | { type: 'start'; start: CrashStart; receivedAt: number }
  | { type: 'end'; end: CrashEnd }
  | { type: 'bets'; bets: readonly CrashReceivedBet[]; receivedAt: number }
  | { type: 'cashOuts'; cashOuts: readonly CrashEscape[] }
  | { type: 'totals'; totals: CrashTotals }
  | { type: 'ownReply'; own: CrashBetReply['own']; receivedAt: number }
  | { type: 'signedIn'; player: CrashPlayer }
  | { type: 'signedOut' };
