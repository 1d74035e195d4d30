import { useEffect, useSyncExternalStore } from 'react';

const onHidden = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const onLine = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the page is hidden: another tab, another app, a locked phone. */
export function useHidden(): boolean {
  return useSyncExternalStore(onHidden, () => document.hidden);
}

/** Whether the phone is offline. */
export function useOffline(): boolean {
  return useSyncExternalStore(onLine, () => !navigator.onLine);
}

/** Keeps the screen awake while wanted. Browsers release the lock in the background; old ones do not support it. */
export function useAwake(wanted: boolean): void {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: WakeLock };
    if (!wanted || !wakeLock) return;
    let done = false;
    let lock: WakeLockSentinel | null = null;
    wakeLock
      .request('screen')
      .then((got) => {
        lock = got;
        if (done) void got.release();
      })
      // Refused in battery saver mode; the round continues anyway.
      .catch(() => undefined);
    return () => {
      done = true;
      void lock?.release();
    };
  }, [wanted]);
}
