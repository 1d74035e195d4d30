import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadWithRetry } from '../../net/loadWithRetry.ts';

/** How long (ms) a failed chunk load stays failed. */
export const FAILED_FOR = 5_000;

/** A lazy component whose chunk can be preloaded. A failed load is not cached. */
export function lazyWithRetry<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: ReturnType<typeof load> | null = null;
  let loaded: ComponentType<Props> | null = null;
  const remember = (begin: typeof load) => {
    loading ??= begin().then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (cause: unknown) => {
        loading = null;
        // React retries a throwing component once immediately and must get the same failure; later renders retry the load.
        setTimeout(() => {
          Waiting = waiting();
        }, FAILED_FOR);
        throw cause;
      },
    );
    return loading;
  };
  const insist = () => remember(() => loadWithRetry(load));
  const waiting = () => lazy(() => loading?.catch(insist) ?? insist());
  let Waiting = waiting();
  return {
    /** A loaded component is rendered at once: React.lazy would suspend even then, behind a fallback of 300 ms. */
    Component(props: Props) {
      const [Ready] = useState<ComponentType<Props>>(() => loaded ?? (Waiting as ComponentType<Props>));
      return createElement(Ready, props);
    },
    /** Preloads the chunk in one try: it only saves time, so it fails silently and never reloads. */
    preload(): Promise<void> {
      return remember(load).then(
        () => undefined,
        () => undefined,
      );
    },
  };
}
