import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { load, save } from '../../net/storage.ts';

/** Preferences stored on this device: reduced motion and data saver. */

const LESS_MOTION = 'kilat.lessMotion';
const DATA_SAVER = 'kilat.dataSaver';

/** The player's own setting for reduced motion. */
export const useLessMotion = create<boolean>(() => load(LESS_MOTION) === '1');

const phoneWish = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether pictures omit shakes and celebrations: by the player's switch or the phone's setting. */
function prefersLessMotion(): boolean {
  return useLessMotion.getState() || phoneWish().matches;
}

export function setLessMotion(less: boolean): void {
  save(LESS_MOTION, less ? '1' : null);
  useLessMotion.setState(less, true);
}

/** Calls back when either setting changes. */
function followLessMotion(changed: () => void): () => void {
  const phone = phoneWish();
  const stop = useLessMotion.subscribe(changed);
  phone.addEventListener('change', changed);
  return () => {
    stop();
    phone.removeEventListener('change', changed);
  };
}

/** Whether pictures omit shakes and celebrations; re-renders on a change of either setting. */
export function usePrefersLessMotion(): boolean {
  return useSyncExternalStore(followLessMotion, prefersLessMotion);
}

/** Keeps the style sheets' attribute up to date (`:root[data-motion='less']`). */
export function showMotion(): void {
  const show = () => {
    if (prefersLessMotion()) document.documentElement.dataset.motion = 'less';
    else delete document.documentElement.dataset.motion;
  };
  followLessMotion(show);
  show();
}

/** The browser's data saver setting; not available in most. */
function browserSaves(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether only small pictures are requested: the player's choice, otherwise the browser's. */
export const useDataSaver = create<boolean>(() => {
  const chosen = load(DATA_SAVER);
  return chosen === null ? browserSaves() : chosen === '1';
});

export function setDataSaver(on: boolean): void {
  save(DATA_SAVER, on ? '1' : '0');
  useDataSaver.setState(on, true);
}
