// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.

/** The files of the channel's schema, in this folder: one schema in pieces, one a game. */
export const SCHEMA_FILES: readonly string[] = [
  'channel.graphql',
  'chat/schema.graphql',
  'promotions/schema.graphql',
  'wallet/schema.graphql',
  'games/crash/schema.graphql',
  'games/wingo/schema.graphql',
  'games/dice/schema.graphql',
  'games/roulette/schema.graphql',
  'games/dingdong/schema.graphql',
  'games/coinFlip/schema.graphql',
  'games/eggs/schema.graphql',
  'games/hilo/schema.graphql',
  'games/mines/schema.graphql',
  'games/roller/schema.graphql',
  'games/colorWheel/schema.graphql',
  'games/stairs/schema.graphql',
  'games/cryptos/schema.graphql',
  'games/fairness/schema.graphql',
  'games/live/schema.graphql',
  'games/pools/schema.graphql',
  'games/solo/schema.graphql',
];
