import { randomInt } from 'node:crypto';

/** How tests draw what a player might choose. */

export const oneOf = <Value>(values: readonly Value[]): Value => values[randomInt(values.length)] as Value;

export const chance = (percent: number): boolean => randomInt(100) < percent;
