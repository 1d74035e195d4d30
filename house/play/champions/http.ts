import { champion, championMine } from '../../../contract/http/champions.ts';
import { openRoute, type Route, tokenRoute } from '../../core/http/route.ts';
import type { Champions } from './champions.ts';

/** The calls about championships. */
export function championRoutes(champions: Champions): Route[] {
  return [
    openRoute(champion, ({ input }) => champions.leaderboard(input.id)),
    tokenRoute(championMine, ({ session }) => champions.ofPlayer(BigInt(session.userId))),
  ];
}
