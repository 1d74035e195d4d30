/** Selections that the documents of dice, roulette, dingdong and wingo share. */

export const TIMES = 'startTime closeTime endTime';
export const RANGE = 'betAmountRange { min max }';
export const START = `roundId nextRoundId hash ${TIMES} serverTime`;
export const END = `${START} salt interrupted`;
export const PAST = `roundId hash salt interrupted ${TIMES}`;
export const BETTOR = 'avatar bot at currency amount';

/** A snapshot, less what is the game's own. */
export const snapshotOf = (bet: string) =>
  `${END} ${RANGE} betList { ${bet} } betCount betTotal poolAmount myPoolAmount myBets { ${bet} }`;

/** Which past rounds, and which of the player's own bets. */
export interface PageArguments {
  count?: number;
  before?: string;
}
