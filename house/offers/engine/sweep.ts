import { takeTurns } from '../../core/jobs/takeTurns.ts';
import type { Awards } from './awards.ts';

/** Number of awards per step: limits the delay of other requests of their players to what a bet may wait. */
const AT_ONCE = 50;

/**
 * Ends expired awards, and gives those that waited for the end of a time-out or self-exclusion. Every house runs it, and ending
 * one twice has no effect. Those that must wait are skipped. If there are many, as at the end of a day's rescue, all pages are
 * notified at once.
 */
export async function sweepAwards(
  awards: Pick<Awards, 'expire' | 'giveAfterBreaks' | 'notifyAll'>,
  atOnce = AT_ONCE,
): Promise<void> {
  let steps = 0;
  while ((await takeTurns(() => awards.expire(atOnce))) === atOnce) steps += 1;
  if (steps > 0) awards.notifyAll(null);
  for (let last = await awards.giveAfterBreaks(atOnce); last !== null; )
    last = await awards.giveAfterBreaks(atOnce, last);
}
