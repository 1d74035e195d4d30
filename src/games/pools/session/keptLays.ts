import { market } from '../../../i18n/market.ts';
import { load, save } from '../../../net/storage.ts';
import type { Lay } from '../engine/poolLays.ts';

/** The stakes of the last round that was bet on at a table, kept on this device to be laid again. */
export function keptLays(table: string): { before: readonly Lay[]; keep: (before: readonly Lay[]) => void } {
  const key = `kilat.before.${table}.${market.id}`;
  return {
    before: read(load(key)),
    keep: (before) => save(key, JSON.stringify(before.map(({ pool, amount }) => [pool, `${amount}`]))),
  };
}

function read(text: string | null): readonly Lay[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return (found as [number, string][]).map(([pool, amount]) => ({ pool, amount: BigInt(amount) }));
  } catch {
    return [];
  }
}
