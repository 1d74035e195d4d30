import { type ComponentType, lazy } from 'react';

const RELOADED = 'kilat.reloaded';
const WAITS = [0, 400, 1_200];
/** A second reload for a missing chunk within this time (ms) would be a loop. */
const GUARD = 60_000;

type Loaded = { default: ComponentType };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads a module in three tries. When it stays missing, the page is most likely older than the site: it is
 * reloaded once, and only after that does the error boundary get the error.
 */
export async function loadWithRetry<Module>(
  load: () => Promise<Module>,
  reload: () => void = () => location.reload(),
  waits: readonly number[] = WAITS,
): Promise<Module> {
  let cause: unknown;
  for (const ms of waits) {
    try {
      if (ms > 0) await wait(ms);
      return await load();
    } catch (error) {
      cause = error;
    }
  }
  if (!mayReload()) throw cause;
  reload();
  // The page is going away; nothing shows in between.
  return new Promise<never>(() => undefined);
}

/** A lazy component whose chunk can be fetched ahead. */
export function lazyWithRetry(load: () => Promise<Loaded>) {
  let loading: Promise<Loaded> | null = null;
  const preload = () => {
    loading ??= loadWithRetry(load).catch((cause: unknown) => {
      loading = null;
      throw cause;
    });
    return loading;
  };
  return { Component: lazy(preload), preload };
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED));
    if (Date.now() - last < GUARD) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
