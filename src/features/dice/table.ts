import { useStore } from 'zustand';
import { type DiceFaces, diceView } from '../../engine/dice.ts';
import { keptLays } from '../../table/pools/keptLays.ts';
import { poolSource } from '../../table/pools/poolSource.ts';
import type { PoolTableState } from '../../table/pools/poolStore.ts';
import { PoolTable } from '../../table/pools/poolTable.ts';
import { realDeps } from '../../table/realDeps.ts';
import { diceWire } from './diceWire.ts';

/** The table of dice. It is fed while somebody sits at it. */
export const table = new PoolTable(diceWire, realDeps, keptLays('dice'));

/** The live table as the stage asks for it. */
export const source = poolSource(table, diceView);

/** A narrow slice of its state. */
export function useDice<T>(select: (state: PoolTableState<DiceFaces>) => T): T {
  return useStore(table.store, select);
}
