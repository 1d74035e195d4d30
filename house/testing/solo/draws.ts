import { randomInt } from 'node:crypto';

/** Generators of players' random choices for tests. */

export const oneOf = <Value>(values: readonly Value[]): Value => values[randomInt(values.length)] as Value;

export const chance = (percent: number): boolean => randomInt(100) < percent;
