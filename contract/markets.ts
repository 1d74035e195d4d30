import type { CrashLimits } from './games/crash/rules.ts';
import type { DingdongPool } from './games/dingdong/rules.ts';
import type { Currency, Minor } from './money.ts';

/** A market: everything that differs between Kilat's countries. MARKET selects one for a whole house. */
export interface Market {
  id: MarketId;
  currency: Currency;
  /** The language a visitor starts with; all three are always on offer. */
  language: Language;
  /** BCP 47 locale of numbers and dates. */
  locale: string;
  /** IANA name of the zone whose days and weeks are the market's. */
  timeZone: string;
  phone: { prefix: string; pattern: RegExp; example: string };
  /** Play money of a new account. */
  grant: Minor;
  crash: CrashLimits & { steps: Minor[] };
  dice: PoolStakes;
  roulette: PoolStakes;
  wingo: PoolStakes;
  /** Every symbol has a range of its own: the rarer, the less may be staked on it. */
  dingdong: Omit<PoolStakes, 'min' | 'max'> & { ranges: Record<DingdongPool, StakeRange> };
}

/** The least one bet may be, and the most a player may have on one pool of a round. */
export interface StakeRange {
  min: Minor;
  max: Minor;
}

/** A pool game's limits and stake steps. `maxProfit` bounds a pool's highest win; no range lets it be passed. */
interface PoolStakes extends StakeRange {
  maxProfit: Minor;
  steps: Minor[];
}

export type MarketId = 'id' | 'mx';
export type Language = 'id' | 'es-MX' | 'en';

export const LANGUAGES: readonly Language[] = ['id', 'es-MX', 'en'];

const ID_STEPS = [1_000_000n, 2_500_000n, 5_000_000n, 10_000_000n];
const ID_POOLS = { min: 100_000n, max: 500_000_000n, maxProfit: 10_000_000_000n, steps: ID_STEPS };
const MX_STEPS = [1_000n, 2_500n, 5_000n, 10_000n];
const MX_POOLS = { min: 100n, max: 500_000n, maxProfit: 10_000_000n, steps: MX_STEPS };

export const MARKETS: Record<MarketId, Market> = {
  id: {
    id: 'id',
    currency: 'IDR',
    language: 'id',
    locale: 'id-ID',
    timeZone: 'Asia/Jakarta',
    phone: { prefix: '+62', pattern: /^8\d{8,11}$/, example: '81234567890' },
    grant: 100_000_000n,
    crash: { min: 100_000n, max: 500_000_000n, maxProfit: 10_000_000_000n, steps: ID_STEPS },
    dice: ID_POOLS,
    roulette: ID_POOLS,
    wingo: ID_POOLS,
    dingdong: { maxProfit: ID_POOLS.maxProfit, steps: ID_STEPS, ranges: dingdongRanges(ID_POOLS) },
  },
  mx: {
    id: 'mx',
    currency: 'MXN',
    language: 'es-MX',
    locale: 'es-MX',
    timeZone: 'America/Mexico_City',
    phone: { prefix: '+52', pattern: /^\d{10}$/, example: '5512345678' },
    grant: 100_000n,
    crash: { min: 100n, max: 500_000n, maxProfit: 10_000_000n, steps: MX_STEPS },
    dice: MX_POOLS,
    roulette: MX_POOLS,
    wingo: MX_POOLS,
    dingdong: { maxProfit: MX_POOLS.maxProfit, steps: MX_STEPS, ranges: dingdongRanges(MX_POOLS) },
  },
};

/** The common symbols take what other games take, the rarer ones 3/5, 2/5 and 1/5 of it. */
function dingdongRanges({ min, max }: StakeRange): Record<DingdongPool, StakeRange> {
  const fifths = (n: bigint) => ({ min, max: (max * n) / 5n });
  return {
    Cherry: fifths(5n),
    Apple: fifths(5n),
    Mango: fifths(5n),
    Grape: fifths(3n),
    Bamboo: fifths(3n),
    Ding: fifths(2n),
    Star: fifths(1n),
  };
}
