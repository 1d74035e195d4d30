import { ROULETTE_POOLS } from './rules.ts';

/** Expectations of the schema, checked by contract/channel.test.ts. */
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

/** The pools, by the schema's enums. */
export const VALUES = { RoulettePool: ROULETTE_POOLS };
