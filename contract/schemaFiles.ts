import { ROUND_GAMES } from './games/roundGames.ts';

/** The files of the channel's schema, in this folder: one schema in pieces, one a game. */
export const SCHEMA_FILES: readonly string[] = [
  'channel.graphql',
  'wallet/schema.graphql',
  ...['live', 'pools', ...ROUND_GAMES].map((area) => `games/${area}/schema.graphql`),
];
