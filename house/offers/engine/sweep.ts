import type { Awards } from './awards.ts';

/** Awards that one step ends. */
const AT_ONCE = 200;

/** Ends awards that are past their date; every house does it, and ending one twice does nothing. Those that wait are passed over. */
export async function sweepAwards(awards: Pick<Awards, 'expire'>, atOnce = AT_ONCE): Promise<void> {
  for (let last = await awards.expire(atOnce); last !== null; ) last = await awards.expire(atOnce, last);
}
