/** The round games there are: everybody at a table plays the same round. */
export const ROUND_GAMES = ['crash', 'dice', 'roulette', 'dingdong', 'wingo'] as const;
export type RoundGameKey = (typeof ROUND_GAMES)[number];
