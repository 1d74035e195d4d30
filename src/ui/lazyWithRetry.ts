import { type ComponentType, lazy } from 'react';
import { loadWithRetry } from '../net/loadWithRetry.ts';

/** A lazy component whose chunk can be fetched ahead. A failed fetch is not kept. */
export function lazyWithRetry<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: ReturnType<typeof load> | null = null;
  const keep = (begin: typeof load) => {
    loading ??= begin().catch((cause: unknown) => {
      loading = null;
      throw cause;
    });
    return loading;
  };
  const insist = () => keep(() => loadWithRetry(load));
  return {
    Component: lazy(() => loading?.catch(insist) ?? insist()),
    /** Fetches the chunk ahead, in one try: it only saves time, so it fails without a word and never reloads. */
    preload(): void {
      keep(load).catch(() => undefined);
    },
  };
}
