import type { PoolRules } from './rules.ts';

/** The least id that a round of a table has. */
export function firstId({ schedule }: Pick<PoolRules<unknown>, 'schedule'>): bigint {
  return (schedule?.ids.least ?? 0n) + 1n;
}
