import { DINGDONG_BOARD, DINGDONG_POOLS } from './rules.ts';

/** What contract/channel.test.ts holds the schema to. */
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

/** What can be bet on, by the schema's enums. */
export const VALUES = {
  DingdongPool: DINGDONG_POOLS,
  DingdongSymbol: [...new Set<string>([...DINGDONG_POOLS, ...DINGDONG_BOARD])],
};
