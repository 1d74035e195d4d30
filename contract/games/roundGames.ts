// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.

/** The round games there are, in the order in which they are listed: everybody at a table plays the same round. */
export const ROUND_GAMES = [
  'crash',
  'wingo',
  'dice',
  'roulette',
  'dingdong',
] as const;
export type RoundGameKey = (typeof ROUND_GAMES)[number];
