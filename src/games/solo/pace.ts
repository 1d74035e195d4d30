import { useEffect } from 'react';
import { create } from 'zustand';
import { load, save } from '../../net/storage.ts';
import { usePrefersLessMotion } from '../../shared/device/preferences.ts';

const KEY = 'kilat.solo.fast';

/** The quick-results setting for all solo games; stored on this device. */
export const useFast = create<boolean>(() => load(KEY) === '1');

export function setFast(fast: boolean): void {
  save(KEY, fast ? '1' : null);
  useFast.setState(fast, true);
}

/** Passes the quick-results setting to a session; reduced motion also turns it on. */
export function usePace(session: { setFast(fast: boolean): void }): void {
  const fast = useFast();
  const less = usePrefersLessMotion();
  useEffect(() => session.setFast(fast || less), [session, fast, less]);
}
