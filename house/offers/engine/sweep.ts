import type { Awards } from './awards.ts';

/** Awards that one step ends: the others of its players are not held up for longer than a bet may wait. */
const AT_ONCE = 200;

/**
 * Ends awards that are past their date, and gives those that a break kept; every house does it, and ending one twice does nothing.
 * When there are many, as at the end of a day's rescue, all pages are told at once.
 */
export async function sweepAwards(
  awards: Pick<Awards, 'expire' | 'giveAfterBreaks' | 'toldAll'>,
): Promise<void> {
  let steps = 0;
  while ((await awards.expire(AT_ONCE)) === AT_ONCE) steps += 1;
  if (steps > 0) awards.toldAll();
  while ((await awards.giveAfterBreaks(AT_ONCE)) === AT_ONCE);
}
