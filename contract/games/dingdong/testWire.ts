import { DINGDONG_BOARD, DINGDONG_POOLS } from './rules.ts';

/** Expectations of the schema, checked by contract/channel.test.ts. */
export const ROUTES = [
  'curRound',
  'pastRound',
  'myHistory',
  'bet',
  'round/start',
  'round/end',
  'round/update',
  'round/{roundId}/result',
];

/** The pools, by the schema's enums. */
export const VALUES = {
  DingdongPool: DINGDONG_POOLS,
  DingdongSymbol: [...new Set<string>([...DINGDONG_POOLS, ...DINGDONG_BOARD])],
};
