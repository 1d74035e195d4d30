import type { AutoRun } from '../engine/autoRun.ts';

/**
 * A run of auto-bets as this tab keeps it while it runs: a page that is loaded again, by its player or because the browser
 * had let the tab go, tells how far it came and can go on with it.
 */

/** Older ones are no news any more, ms. */
const MAX_AGE = 12 * 3_600_000;

interface StoredRun<Run extends AutoRun> {
  playerId: string;
  /** When it was written, server time. */
  at: number;
  run: Run;
}

/** Amounts are written as '250n'. */
export function writeRun<Run extends AutoRun>(stored: StoredRun<Run>): string {
  return JSON.stringify(stored, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value));
}

/** The run that was kept of this player; null where there is none, or it is too old. */
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
