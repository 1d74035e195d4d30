import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadWithRetry } from '../../net/loadWithRetry.ts';

/** A chunk that could not be fetched counts as missing for so long (ms). */
export const FAILED_FOR = 5_000;

/** A lazy component whose chunk can be fetched ahead. A failed fetch is not kept. */
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
        // React tries what threw once more at once, and has to meet the same failure; who comes later tries anew.
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
    /** What is there already is drawn at once: React would let even that wait, behind a fallback of 300 ms. */
    Component(props: Props) {
      const [Ready] = useState<ComponentType<Props>>(() => loaded ?? (Waiting as ComponentType<Props>));
      return createElement(Ready, props);
    },
    /** Fetches the chunk ahead, in one try: it only saves time, so it fails without a word and never reloads. */
    preload(): Promise<void> {
      return remember(load).then(
        () => undefined,
        () => undefined,
      );
    },
  };
}
