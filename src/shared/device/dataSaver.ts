import { create } from 'zustand';
import { load, save } from '../../net/storage.ts';

const KEY = 'kilat.dataSaver';

/** What the browser knows of the player's wish to spare data; missing in most. */
function browserSaves(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether pictures are asked for in their small size alone: the player's choice, else the browser's. */
export const useDataSaver = create<boolean>(() => {
  const chosen = load(KEY);
  return chosen === null ? browserSaves() : chosen === '1';
});

export function setDataSaver(on: boolean): void {
  save(KEY, on ? '1' : '0');
  useDataSaver.setState(on, true);
}
