import { type ComponentType, lazy } from 'react';
import { loadWithRetry } from '../net/loadWithRetry.ts';

/** A lazy component whose chunk can be fetched ahead. A failed fetch is not kept. */
export function lazyWithRetry<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: Promise<{ default: ComponentType<Props> }> | null = null;
  const preload = () => {
    loading ??= loadWithRetry(load).catch((cause: unknown) => {
      loading = null;
      throw cause;
    });
    return loading;
  };
  return { Component: lazy(preload), preload };
}
