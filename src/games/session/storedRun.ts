import type { AutoRun } from '../engine/autoRun.ts';

/**
 * Stores the active auto-bet run in the tab's storage, so that after a reload (by the player, or because the browser discarded
 * the tab) the page can show its progress and resume it.
 */

/** Maximum age of a stored run, ms. */
const MAX_AGE = 12 * 3_600_000;

interface StoredRun<Run extends AutoRun> {
  playerId: string;
  /** When it was stored, server time. */
  at: number;
  run: Run;
}

/** Amounts are serialized as '250n'. */
export function writeRun<Run extends AutoRun>(stored: StoredRun<Run>): string {
  return JSON.stringify(stored, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value));
}

/** The stored run of this player; null when there is none, or it is too old. */
export function readRun<Run extends AutoRun>(
  text: string | null,
  { playerId, now }: { playerId: string; now: number },
): Run | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text, (_key, value) =>
      typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
    ) as Partial<StoredRun<Run>> | null;
    const fits = stored?.playerId === playerId && Number(stored.at) > now - MAX_AGE;
    return fits && typeof stored.run?.net === 'bigint' ? stored.run : null;
  } catch {
    return null;
  }
}
