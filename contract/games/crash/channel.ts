/**
 * The crash types of channel.graphql as they travel in JSON: amounts and rates are integers as decimal text,
 * times are numbers (ms). contract/channel.test.ts holds the documents below against the schema.
 */
export type CrashStatus = 'preparation' | 'goUp' | 'squib';
export type BetStatus = 'placed' | 'cashed' | 'lost' | 'returned';
export type EscapeIntent = 'cashOut' | 'cancel';

export interface CrashBet {
  betId: string;
  userId: string;
  name: string;
  avatar: number;
  bot: boolean;
  currency: string;
  amount: string;
  rate: string | null;
  win: string | null;
  status: BetStatus;
}

export interface CrashEscape {
  roundId: string;
  betId: string;
  userId: string;
  rate: string;
  win: string;
}

export interface CrashBetInfo {
  roundId: string;
  bet: CrashBet;
}

export interface CrashOwn {
  roundId: string;
  betId: string | null;
  isJoinCur: boolean;
  betAmount: string;
  autoRate: string | null;
  isEscape: boolean;
  winAmount: string;
  escapeRate: string | null;
  status: BetStatus | null;
}

export interface CrashPastRate {
  roundId: string;
  rate: string;
}

interface BetTable {
  betList: CrashBet[];
  betCount: number;
  betTotal: string;
}

export interface CrashGame extends BetTable {
  roundId: string;
  nextRoundId: string;
  status: CrashStatus;
  startTime: number;
  serverTime: number;
  seedPubHash: string;
  seedHashHash: string;
  profitRate: string;
  historyRate: CrashPastRate[];
  betAmountRange: { min: string; max: string; maxProfit: string };
  target: string | null;
  hash: string | null;
  endTime: number | null;
  interrupted: boolean;
  own: CrashOwn | null;
  ownNext: CrashOwn | null;
}

export interface CrashStart extends BetTable {
  roundId: string;
  nextRoundId: string;
  startTime: number;
  serverTime: number;
  seedPubHash: string;
  seedHashHash: string;
}

export interface CrashEnd {
  roundId: string;
  target: string;
  hash: string;
  startTime: number;
  endTime: number;
  serverTime: number;
  interrupted: boolean;
}

export interface CrashLogEntry {
  at: number;
  bet: CrashBet | null;
  escape: CrashEscape | null;
}

export interface CrashPastRound {
  roundId: string;
  target: string;
  hash: string;
  seedPubHash: string;
  seedHashHash: string;
  startTime: number;
  endTime: number;
  interrupted: boolean;
  log?: CrashLogEntry[];
}

export interface CrashMyBet {
  betId: string;
  roundId: string;
  at: number;
  currency: string;
  amount: string;
  autoRate: string | null;
  status: BetStatus;
  rate: string | null;
  win: string;
  target: string | null;
}

export interface CrashBetReply {
  own: CrashOwn;
  balance: string;
  sequence: string;
}
