import {
  freeSpinCount,
  freeSpinOrder,
  freeSpinOrders,
  freeSpinUses,
} from '../../../contract/http/freeSpins.ts';
import { type Route, tokenRoute } from '../../core/http/route.ts';
import type { FreeSpins } from './freeSpins.ts';

/** The calls about free spins. */
export function freeSpinRoutes(freeSpins: FreeSpins): Route[] {
  return [
    tokenRoute(freeSpinOrders, ({ session, input }) => freeSpins.list(BigInt(session.userId), 'all', input)),
    tokenRoute(freeSpinUses, ({ session, input }) => freeSpins.list(BigInt(session.userId), 'played', input)),
    tokenRoute(freeSpinCount, async ({ session }) => ({
      count: await freeSpins.usable(BigInt(session.userId)),
    })),
    tokenRoute(freeSpinOrder, ({ session, input }) =>
      freeSpins.one(BigInt(session.userId), BigInt(input.id)),
    ),
  ];
}
