import { useStore } from 'zustand';
import { rouletteView } from '../../engine/roulette.ts';
import { keptLays } from '../../table/pools/keptLays.ts';
import { poolSource } from '../../table/pools/poolSource.ts';
import type { PoolTableState } from '../../table/pools/poolStore.ts';
import { PoolTable } from '../../table/pools/poolTable.ts';
import { realDeps } from '../../table/realDeps.ts';
import { rouletteWire } from './rouletteWire.ts';

/** Roulette's table. It is fed while somebody sits at it. */
export const table = new PoolTable(rouletteWire, realDeps, keptLays('roulette'));

/** The live table as the stage asks for it. */
export const source = poolSource(table, rouletteView);

/** A narrow slice of its state. */
export function useRoulette<T>(select: (state: PoolTableState<number>) => T): T {
  return useStore(table.store, select);
}
