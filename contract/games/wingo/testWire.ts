import { WINGO_MODELS, WINGO_POOLS } from './rules.ts';

/** Expectations of the schema, checked by contract/channel.test.ts. */
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

/** The pools, by the schema's enums. */
export const VALUES = { WingoSelect: WINGO_POOLS, WingoModel: WINGO_MODELS };
