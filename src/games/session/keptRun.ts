import type { AutoRun } from '../engine/autoRun.ts';

/**
 * A run of auto-bets as this tab keeps it while it runs: a page that is loaded again, by its player or because the browser
 * had let the tab go, tells how far it came and can go on with it.
 */

/** Older ones are no news any more, ms. */
const KEPT_FOR = 12 * 3_600_000;

interface Kept<Run extends AutoRun> {
  playerId: string;
  /** When it was written, server time. */
  at: number;
  run: Run;
}

/** Amounts are written as '250n'. */
export function writeRun<Run extends AutoRun>(kept: Kept<Run>): string {
  return JSON.stringify(kept, (_key, value) => (typeof value === 'bigint' ? `${value}n` : value));
}

/** The run that was kept of this player; null where there is none, or it is too old. */
export function readRun<Run extends AutoRun>(
  text: string | null,
  { playerId, now }: { playerId: string; now: number },
): Run | null {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text, (_key, value) =>
      typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
    ) as Partial<Kept<Run>> | null;
    const fits = kept?.playerId === playerId && Number(kept.at) > now - KEPT_FOR;
    return fits && typeof kept.run?.net === 'bigint' ? kept.run : null;
  } catch {
    return null;
  }
}
