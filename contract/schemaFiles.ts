/** The files of the channel's schema, in this folder: one schema in pieces, one a game. */
export const SCHEMA_FILES = [
  'channel.graphql',
  'games/live.graphql',
  'games/pools.graphql',
  'games/dice.graphql',
  'games/roulette.graphql',
  'games/dingdong.graphql',
  'games/wingo.graphql',
] as const;
