/** Whether this is the long run before a release (`npm run test:long`). */
export const LONG = process.env.TEST_LONG === '1';

/** A number that differs between `npm test` and the long run: iterations, or a seed. */
export function timesOf({ short, long }: { short: number; long: number }): number {
  return LONG ? long : short;
}

/** The items of a list that are tested in this run: all of them in the long run. */
export function triedOf<T>(all: readonly T[], short: readonly T[]): readonly T[] {
  return LONG ? all : short;
}
