import { gameTutorial, gameTutorialLog } from '../../contract/http/players.ts';
import { type Route, tokenRoute } from '../http/route.ts';
import type { Guides } from './guides.ts';

/** Small calls about players. */
export function playersRoutes(guides: Guides): Route[] {
  return [
    tokenRoute(gameTutorial, async ({ session, input }) => {
      await guides.see(BigInt(session.userId), input.game);
      return { ok: true };
    }),
    tokenRoute(gameTutorialLog, async ({ session }) => ({
      games: await guides.seen(BigInt(session.userId)),
    })),
  ];
}
