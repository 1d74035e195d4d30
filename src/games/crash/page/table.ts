import { useStore } from 'zustand';
import { realDeps } from '../../session/realDeps.ts';
import type { CrashTableState } from './crashStore.ts';
import { CrashTable } from './crashTable.ts';

/** The one crash table of this page, fed while somebody sits at it. */
export const table = new CrashTable(realDeps);

/** A narrow slice of the table's state. */
export function useCrash<T>(select: (state: CrashTableState) => T): T {
  return useStore(table.store, select);
}
