import { DINGDONG_POOLS, DINGDONG_RATES } from '../../contract/games/dingdong/rules.ts';
import type { PoolTheme } from '../kit/poolBoard.ts';

/** What each pool pays, in tenths. */
export const TENTHS = DINGDONG_POOLS.map((pool) => Number(DINGDONG_RATES[pool] / 1_000n));

/** Plates of the table's own colour; the winning one is of gold. */
export const POOL_THEME: PoolTheme = {
  plates: ['plate_plain'],
  edge: 24,
  won: 'plate_win',
  light: { sprite: 'halo', edge: 56, reach: 24 },
  pays: DINGDONG_POOLS.map(() => ''),
};

/** What each pool pays, as it is written on its plate: '4,2x', '21x'. */
export function payTexts(decimal: ',' | '.'): string[] {
  return TENTHS.map(
    (tenths) => `${Math.floor(tenths / 10)}${tenths % 10 ? `${decimal}${tenths % 10}` : ''}x`,
  );
}
