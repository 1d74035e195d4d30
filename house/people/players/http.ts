import { randomUUID } from 'node:crypto';
import { gameTutorialInput, userVisitInput } from '../../../contract/http/people/inputs/players.ts';
import {
  gameTutorial,
  gameTutorialLog,
  userNetProfits,
  userOnline,
  userVisit,
} from '../../../contract/http/people/players.ts';
import { openRoute, type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import type { Guides } from './guides.ts';
import type { NetProfits } from './netProfits.ts';

interface Parts {
  guides: Guides;
  netProfits: NetProfits;
  /** The number of connected sockets, on all houses. */
  online(): Promise<number>;
  /** Counts a visit. */
  visited(again: boolean): void;
}

/** Small calls about players. */
export function playersRoutes({ guides, netProfits, online, visited }: Parts): Route[] {
  return [
    tokenRoute(withInput(gameTutorial, gameTutorialInput), async ({ session, input }) => {
      await guides.see(BigInt(session.userId), input.game);
      return { ok: true };
    }),
    tokenRoute(gameTutorialLog, async ({ session }) => ({
      games: await guides.seen(BigInt(session.userId)),
    })),
    openRoute(userNetProfits, () => netProfits.top()),
    openRoute(withInput(userVisit, userVisitInput), async ({ input: { visitorId } }) => {
      visited(visitorId !== undefined);
      return { visitorId: visitorId ?? randomUUID() };
    }),
    openRoute(userOnline, async () => ({ count: await online() })),
  ];
}
