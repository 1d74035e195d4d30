import { useEffect } from 'react';
import { create } from 'zustand';
import { load, save } from '../../net/storage.ts';
import { usePrefersLessMotion } from '../../shared/device/preferences.ts';

const KEY = 'kilat.solo.fast';

/** Whether the player wants results as quick as they come, in every solo game; kept on this device. */
export const useFast = create<boolean>(() => load(KEY) === '1');

export function setFast(fast: boolean): void {
  save(KEY, fast ? '1' : null);
  useFast.setState(fast, true);
}

/** Keeps a session told how quick results are wanted: less motion wants them quick too. */
export function usePace(session: { setFast(fast: boolean): void }): void {
  const fast = useFast();
  const less = usePrefersLessMotion();
  useEffect(() => session.setFast(fast || less), [session, fast, less]);
}
