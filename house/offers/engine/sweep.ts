import { takeTurns } from '../../core/jobs/takeTurns.ts';
import type { Awards } from './awards.ts';

/** Awards that one step ends: the others of its players are not held up for longer than a bet may wait. */
const AT_ONCE = 50;

/**
 * Ends awards that are past their date, and gives those that a break kept; every house does it, and ending one twice does nothing.
 * Those that wait are passed over. When there are many, as at the end of a day's rescue, all pages are told at once.
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
