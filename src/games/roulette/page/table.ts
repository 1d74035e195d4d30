import { useStore } from 'zustand';
import { poolSource } from '../../pools/page/poolSource.ts';
import { keptLays } from '../../pools/session/keptLays.ts';
import type { PoolTableState } from '../../pools/session/poolStore.ts';
import { PoolTable } from '../../pools/session/poolTable.ts';
import { realDeps } from '../../session/realDeps.ts';
import { rouletteView } from '../engine/roulette.ts';
import { rouletteWire } from './rouletteWire.ts';

/** Roulette's table. It is fed while somebody sits at it. */
export const table = new PoolTable(rouletteWire, realDeps, keptLays('roulette'));

/** The live table as the stage asks for it. */
export const source = poolSource(table, rouletteView);

/** A narrow slice of its state. */
export function useRoulette<T>(select: (state: PoolTableState<number>) => T): T {
  return useStore(table.store, select);
}
