import type { Awards } from './awards.ts';

/** Awards that one step ends. */
const AT_ONCE = 200;

/** Ends awards that are past their date; every house does it, and ending one twice does nothing. */
export async function sweepAwards(awards: Pick<Awards, 'expire'>): Promise<void> {
  while ((await awards.expire(AT_ONCE)) === AT_ONCE);
}
