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

/** Whether nobody sees the page: another tab, another app, a locked phone. */
export function useHidden(): boolean {
  return useSyncExternalStore(onHidden, () => document.hidden);
}

/** Whether the phone has no network at all. */
export function useOffline(): boolean {
  return useSyncExternalStore(onLine, () => !navigator.onLine);
}

/** Keeps the screen awake while it is wanted. Browsers let go of it in the background, and old ones have none. */
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
      // A phone that saves its battery says no: the round goes on all the same.
      .catch(() => undefined);
    return () => {
      done = true;
      void lock?.release();
    };
  }, [wanted]);
}
