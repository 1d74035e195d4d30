import { expect } from 'vitest';

/** Makes `count` requests concurrently. */
export const times = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, i) => make(i)));

/** The values of the fulfilled results. */
export const values = <T>(results: PromiseSettledResult<T>[]) =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));

/** The codes of the refused results; any other error fails the test. */
export const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    expect(result.reason).toMatchObject({ name: 'Refusal' });
    return [result.reason.code as number];
  });
