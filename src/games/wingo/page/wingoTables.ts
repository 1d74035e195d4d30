import { create, useStore } from 'zustand';
import { WINGO_MODELS, type WingoModel } from '../../../../contract/games/wingo/rules.ts';
import { keptLays } from '../../pools/session/keptLays.ts';
import type { PoolTableState } from '../../pools/session/poolStore.ts';
import { PoolTable } from '../../pools/session/poolTable.ts';
import { realDeps } from '../../session/realDeps.ts';
import { useSeat } from '../../session/useSeat.ts';
import { wingoLook } from '../engine/wingoLook.ts';
import { wingoWire } from './wingoWire.ts';

/** The tables of the three models, each fed while somebody sits at wingo, and which of them is played. */

type WingoTable = PoolTable<number>;

export const TABLES: Readonly<Record<WingoModel, WingoTable>> = {
  fastest: tableOf('fastest'),
  faster: tableOf('faster'),
  standard: tableOf('standard'),
};

/** What each model looks like at a moment. */
export const LOOKS = {
  fastest: wingoLook('fastest'),
  faster: wingoLook('faster'),
  standard: wingoLook('standard'),
};

function tableOf(model: WingoModel): WingoTable {
  return new PoolTable(wingoWire(model), realDeps, keptLays(`wingo.${model}`));
}

/** The model that is played. */
export const useModel = create<{ model: WingoModel }>(() => ({ model: 'fastest' }));

export function modelFrom(text: string | null): WingoModel | null {
  return WINGO_MODELS.find((one) => one === text) ?? null;
}

/** The table of the model that is played, outside of React. */
export function tableNow(): WingoTable {
  return TABLES[useModel.getState().model];
}

/** The table of the model that is played. */
export function useTable(): WingoTable {
  return TABLES[useModel(({ model }) => model)];
}

/** A narrow slice of the state of the played model's table. */
export function useWingo<T>(select: (state: PoolTableState<number>) => T): T {
  return useStore(useTable().store, select);
}

/** The same of a given model. */
export function useModelState<T>(model: WingoModel, select: (state: PoolTableState<number>) => T): T {
  return useStore(TABLES[model].store, select);
}

/** Sits at all three tables while mounted: each has its countdown, and may bring a win. */
export function useSeats(): void {
  useSeat(TABLES.fastest);
  useSeat(TABLES.faster);
  useSeat(TABLES.standard);
}
