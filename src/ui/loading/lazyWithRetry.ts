import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadWithRetry } from '../../net/loadWithRetry.ts';

/** A lazy component whose chunk can be fetched ahead. A failed fetch is not kept. */
export function lazyWithRetry<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: ReturnType<typeof load> | null = null;
  let loaded: ComponentType<Props> | null = null;
  const keep = (begin: typeof load) => {
    loading ??= begin().then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (cause: unknown) => {
        loading = null;
        throw cause;
      },
    );
    return loading;
  };
  const insist = () => keep(() => loadWithRetry(load));
  const waiting = () =>
    lazy(() =>
      (loading?.catch(insist) ?? insist()).catch((cause: unknown) => {
        // React keeps what it threw: who comes next tries again.
        Waiting = waiting();
        throw cause;
      }),
    );
  let Waiting = waiting();
  return {
    /** What is there already is drawn at once: React would let even that wait, behind a fallback of 300 ms. */
    Component(props: Props) {
      const [Ready] = useState<ComponentType<Props>>(() => loaded ?? (Waiting as ComponentType<Props>));
      return createElement(Ready, props);
    },
    /** Fetches the chunk ahead, in one try: it only saves time, so it fails without a word and never reloads. */
    preload(): Promise<void> {
      return keep(load).then(
        () => undefined,
        () => undefined,
      );
    },
  };
}
