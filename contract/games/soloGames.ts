// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.

/** The solo games there are, in the order in which they are listed: a round belongs to one player and waits for them. */
export const SOLO_GAMES = [
  'coinFlip',
  'eggs',
  'hilo',
  'mines',
  'roller',
  'colorWheel',
  'stairs',
  'cryptos',
] as const;
export type SoloGameKey = (typeof SOLO_GAMES)[number];
