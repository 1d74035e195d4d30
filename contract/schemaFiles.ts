/** The files of the channel's schema, in this folder: one schema in pieces, one a game. */
export const SCHEMA_FILES = [
  'channel.graphql',
  'wallet/schema.graphql',
  'games/live/schema.graphql',
  'games/pools/schema.graphql',
  'games/dice/schema.graphql',
  'games/roulette/schema.graphql',
  'games/dingdong/schema.graphql',
  'games/wingo/schema.graphql',
] as const;
