/** Whether this is the long run that a maintainer makes before a release (`npm run test:long`). */
export const LONG = process.env.TEST_LONG === '1';

/** A number of each run: how often something is tried, or what it is drawn from, in every `npm test` or in the long run. */
export function timesOf({ short, long }: { short: number; long: number }): number {
  return LONG ? long : short;
}

/** Those of a list that are tried in this run: all of them in the long run. */
export function triedOf<T>(all: readonly T[], short: readonly T[]): readonly T[] {
  return LONG ? all : short;
}
