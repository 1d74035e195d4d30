/** The seconds that are shown of a round, and when it ends: kept from one tick to the next. */
export interface ShownCountdown {
  endTime: number;
  seconds: number;
}

/** A shown countdown that is off by more than this is begun anew, ms. */
const DRIFT_MS = 2_000;

/**
 * The countdown at a server time. Within a round it never counts back up because the clock was measured anew, unless
 * it has drifted by more than two seconds. The same object while the same seconds are shown.
 */
export function countDown(shown: ShownCountdown | null, endTime: number, now: number): ShownCountdown {
  const left = Math.max(0, endTime - now);
  const seconds = Math.ceil(left / 1_000);
  if (shown?.endTime !== endTime) return { endTime, seconds };
  const behind = left - shown.seconds * 1_000;
  if (seconds === shown.seconds || (behind > 0 && behind <= DRIFT_MS)) return shown;
  return { endTime, seconds };
}
