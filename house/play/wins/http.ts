import { slotBigWin } from '../../../contract/http/catalogue.ts';
import { openRoute, type Route } from '../../core/http/route.ts';
import type { BigWins } from './bigWins.ts';

/** The call for the biggest wins, or for one of them. */
export function winRoutes(wins: BigWins): Route[] {
  return [
    openRoute(slotBigWin, async ({ input: { id, period = 'all', ...asked } }) => {
      if (id === undefined) return wins.list(period, asked);
      const items = await wins.one(BigInt(id));
      return { items, total: items.length, ...asked };
    }),
  ];
}
