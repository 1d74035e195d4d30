import { type ComponentType, lazy } from 'react';
import { loadWithRetry } from '../net/loadWithRetry.ts';

type Loaded = { default: ComponentType };

/** A lazy component whose chunk can be fetched ahead. A failed fetch is not kept. */
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
