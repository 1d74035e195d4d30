import { WINGO_MODELS, WINGO_POOLS } from './rules.ts';

/** What contract/channel.test.ts holds the schema to. */
export const ROUTES = [
  'curRound',
  'pastRound',
  'myHistory',
  'bet',
  'round/start',
  'round/end',
  'trend',
  'curOrders',
  '{id}/round/result',
  '{id}/round/update',
];

/** What can be bet on, by the schema's enums. */
export const VALUES = { WingoSelect: WINGO_POOLS, WingoModel: WINGO_MODELS };
