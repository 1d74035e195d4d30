import type { WheelConfig, WheelPrizeView, WheelSpin } from '../../../contract/http/offers/dailyWheel.ts';
import type { Market } from '../../../contract/markets.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import {
  WHEEL_TABLES,
  type WheelPrize,
  type WheelTableName,
} from '../../../contract/promotions/dailyWheel/tables.ts';
import type { SeedPairRow } from '../../money/ledger/solo/solo.ts';
import { type AwardRow, stateOf } from '../engine/awards.ts';
import type { CurrentSettings } from '../engine/settings.ts';
import { stepsOf } from './rules.ts';
import { tableOf, type WheelNumbers } from './settings.ts';

/** A prize of a table in minor units. */
export function prizeOf(prize: WheelPrize, market: Pick<Market, 'unit'>): WheelPrizeView {
  const amount = amountOf(Number(prize.kind === 'cash' ? prize.amount : prize.stake), market).toString();
  return prize.kind === 'cash'
    ? { kind: 'cash', amount }
    : { kind: 'freeSpins', count: prize.count, bet: amount };
}

/** The wheel's public configuration. */
export function configOf(
  { version, numbers }: CurrentSettings<WheelNumbers>,
  market: Pick<Market, 'unit'>,
): WheelConfig {
  return {
    version,
    tables: (Object.keys(WHEEL_TABLES) as WheelTableName[]).map((type) => ({
      type,
      entries: tableOf(numbers.tables[type]).map(({ weight, prize }, index) => ({
        ...{ index, weight },
        prize: prizeOf(prize, market),
      })),
    })),
    newDays: numbers.newDays,
    opens: numbers.opens,
    stake: amountOf(numbers.stake, market).toString(),
    deposits: stepsOf(numbers, market).map(({ from, play }) => ({ from: `${from}`, play: `${play}` })),
  };
}

/** The detail of a spin stored with its prize's award: a type, not an interface, as rows of jsonb are records. */
export type SpinDetail = {
  /** The spin's own award. */
  spin: string;
  pair: string;
  nonce: number;
  table: WheelTableName;
  entry: number;
};

/** With the fields of free spins (engine/freeSpinDelivery.ts). */
type PrizeDetail = SpinDetail & { game?: string; bet?: string };

/** A spin from its prize's award and the pair with which it was drawn. */
export function spinOf(row: AwardRow, pair: SeedPairRow, now: number): WheelSpin {
  const { nonce, table, entry, game, bet } = row.detail as PrizeDetail;
  return {
    ...{ id: row.id.toString(), at: row.createdAt, table, version: row.version, entry },
    prize:
      bet === undefined
        ? { kind: 'cash', amount: row.amount.toString() }
        : { kind: 'freeSpins', count: Number(row.amount), bet },
    state: stateOf(row, now),
    game: game ?? null,
    seeds: {
      pairId: pair.id.toString(),
      serverSeedHash: pair.serverSeedHash,
      serverSeed: pair.endedAt === null ? null : pair.serverSeed,
      clientSeed: pair.clientSeed,
      nonce,
    },
  };
}
