/** What the channel's types of dice, roulette, dingdong and wingo share; amounts and rates are decimal text, times ms. */

/** The least one bet may be, and the most a player may have on one pool of a round. */
export interface StakeRangeText {
  min: string;
  max: string;
}

/** When betting began, when it closes, and when the next round begins. */
export interface RoundTimes {
  startTime: number;
  closeTime: number;
  endTime: number;
}

/** Who has placed a bet, and when. */
export interface Bettor {
  avatar: number;
  bot: boolean;
  at: number;
  currency: string;
  amount: string;
}

/** What everybody is told of a round of dice, roulette or dingdong as its betting begins. */
export interface PoolStart extends RoundTimes {
  roundId: string;
  nextRoundId: string;
  hash: string;
  serverTime: number;
}

/** The same as it ends, with the secret. */
export interface PoolEnd extends PoolStart {
  salt: string;
  interrupted: boolean;
}

/** An ended round of dice, roulette or dingdong. */
export interface PoolPast extends RoundTimes {
  roundId: string;
  hash: string;
  salt: string;
  interrupted: boolean;
}

/** The live round of dice, roulette or dingdong as a snapshot. */
export interface PoolSnapshot<Bet> extends PoolStart {
  salt: string | null;
  interrupted: boolean;
  betList: Bet[];
  betCount: number;
  betTotal: string;
  poolAmount: string[];
  myPoolAmount: string[];
  myBets: Bet[];
}
