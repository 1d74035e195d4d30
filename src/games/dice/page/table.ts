import { useStore } from 'zustand';
import { poolSource } from '../../pools/page/poolSource.ts';
import { keptLays } from '../../pools/session/keptLays.ts';
import type { PoolTableState } from '../../pools/session/poolStore.ts';
import { PoolTable } from '../../pools/session/poolTable.ts';
import { realDeps } from '../../session/realDeps.ts';
import { type DiceFaces, diceView } from '../engine/dice.ts';
import { diceWire } from './diceWire.ts';

/** The table of dice. It is fed while somebody sits at it. */
export const table = new PoolTable(diceWire, realDeps, keptLays('dice'));

/** The live table as the stage asks for it. */
export const source = poolSource(table, diceView);

/** A narrow slice of its state. */
export function useDice<T>(select: (state: PoolTableState<DiceFaces>) => T): T {
  return useStore(table.store, select);
}
