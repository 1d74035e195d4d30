import { create } from 'zustand';
import { load, save } from '../net/storage.ts';

const KEY = 'kilat.lessMotion';

/** The player's own wish for less motion; the phone's (prefers-reduced-motion) counts besides. */
export const useLessMotion = create<boolean>(() => load(KEY) === '1');

export function setLessMotion(less: boolean): void {
  save(KEY, less ? '1' : null);
  useLessMotion.setState(less, true);
  showMotion();
}

/** Tells the style sheets (`:root[data-motion='less']`). */
export function showMotion(): void {
  if (useLessMotion.getState()) document.documentElement.dataset.motion = 'less';
  else delete document.documentElement.dataset.motion;
}

/** Whether pictures should leave out shakes and celebrations, by either wish. */
export function prefersLessMotion(): boolean {
  return useLessMotion.getState() || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
