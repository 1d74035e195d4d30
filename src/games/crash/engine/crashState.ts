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

/** What the crash engine knows and what it folds. The rules of folding are in crash.ts. */

/** One line of the bet list. */
export interface CrashListedBet {
  betId: string;
  userId: string;
  name: string;
  avatar: number;
  bot: boolean;
  amount: Minor;
  status: BetStatus;
  /** Where it was cashed and the total return; null unless cashed. */
  rate: Rate | null;
  win: Minor | null;
  /** When the client first received it, on the scale of `requestedAt` below. */
  receivedAt: number;
}

/** The player's own bet on a slip of one round, as the house last told it. */
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

/** What the player asked for and has no answer to yet, at most one thing a slip of a round (`place`: slips.ts). */
export interface CrashPending extends Pending {
  kind: 'bet' | 'cancel' | 'cashOut';
  /** bet: what is staked, and the auto cash-out. */
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

/** Bets of one round, and cash-outs whose bet has not been heard of (yet). */
export interface CrashBets {
  bets: ReadonlyMap<string, CrashListedBet>;
  orphans: ReadonlyMap<string, CrashEscape>;
}

/** What the house tells of all bets of a round in sum, while it tells of the largest by name. */
export type CrashTotals = Pick<BetTotals, 'roundId' | 'betCount' | 'betTotal'>;

export interface CrashRound extends CrashBets {
  roundId: string;
  nextRoundId: string;
  /** When the round was opened, as far as was told: earlier than usual at a table that prepares for longer. In server time. */
  openTime: number;
  /** Lift-off in server time. */
  startTime: number;
  seedPubHash: string;
  seedHashHash: string;
  end: CrashRoundEnd | null;
  /** Bets that the totals count but nobody told by name: the 50 largest are. */
  hidden: { count: number; total: Minor };
  /** Cash-outs as the picture wants them; kept here so that a frame costs nothing. */
  cashOuts: readonly CrashViewCashOut[];
}

/** What was heard of a round before its start was. */
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
  /** How many bets the house lets a player have on a round. */
  slips: number;
  /** The player's bets on the live round and the next one, by their places (slips.ts). */
  ownBets: ReadonlyMap<string, CrashOwnBet>;
  /** Something was missed that only a snapshot can tell. */
  needsSnapshot: boolean;
}

/** What the site asks for of a snapshot. */
export type CrashSnapshot = Omit<CrashGame, 'own' | 'ownNext'>;

/** A bet that is told; its slip is told to its player alone. */
export type CrashReceivedBet = Omit<CrashBetInfo, 'slip'> & Partial<Pick<CrashBetInfo, 'slip'>>;

/**
 * What happened. `receivedAt` and `requestedAt` are the client's own time in ms, any origin: what was received after a snapshot
 * was requested is not wiped by an answer that is older.
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
