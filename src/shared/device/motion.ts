import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { load, save } from '../../net/storage.ts';

const KEY = 'kilat.lessMotion';

/** The player's own wish for less motion. */
export const useLessMotion = create<boolean>(() => load(KEY) === '1');

const phoneWish = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether pictures leave out shakes and celebrations: by the player's switch or the phone's setting. */
function prefersLessMotion(): boolean {
  return useLessMotion.getState() || phoneWish().matches;
}

export function setLessMotion(less: boolean): void {
  save(KEY, less ? '1' : null);
  useLessMotion.setState(less, true);
}

/** Calls back when either wish changed. */
function followLessMotion(changed: () => void): () => void {
  const phone = phoneWish();
  const stop = useLessMotion.subscribe(changed);
  phone.addEventListener('change', changed);
  return () => {
    stop();
    phone.removeEventListener('change', changed);
  };
}

/** Whether a picture leaves out shakes and celebrations, now and after each change of either wish. */
export function usePrefersLessMotion(): boolean {
  return useSyncExternalStore(followLessMotion, prefersLessMotion);
}

/** Keeps the style sheets told (`:root[data-motion='less']`). */
export function showMotion(): void {
  const show = () => {
    if (prefersLessMotion()) document.documentElement.dataset.motion = 'less';
    else delete document.documentElement.dataset.motion;
  };
  followLessMotion(show);
  show();
}
