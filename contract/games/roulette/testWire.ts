import { ROULETTE_POOLS } from './rules.ts';

/** What contract/channel.test.ts holds the schema to. */
export const ROUTES = [
  'curRound',
  'pastRound',
  'myHistory',
  'bet',
  'round/start',
  'round/end',
  'round/update',
  'round/result/{userId}',
];

/** What can be bet on, by the schema's enums. */
export const VALUES = { RoulettePool: ROULETTE_POOLS };
