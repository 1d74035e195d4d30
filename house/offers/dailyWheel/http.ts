import {
  wheelClaim,
  wheelConfig,
  wheelInfo,
  wheelLog,
  wheelOrderClaim,
  wheelOrders,
} from '../../../contract/http/offers/dailyWheel.ts';
import {
  wheelConfigInput,
  wheelLogInput,
  wheelOrderClaimInput,
} from '../../../contract/http/offers/inputs/dailyWheel.ts';
import { openRoute, type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import type { Player } from '../engine/players.ts';
import type { Wheel } from './wheel.ts';
import type { WheelLog } from './wheelLog.ts';
import type { WheelSpins } from './wheelSpins.ts';

interface Parts {
  wheel: Wheel;
  log: WheelLog;
  spins: WheelSpins;
  player: (userId: string) => Promise<Player>;
}

/** The calls about the daily wheel. */
export function wheelRoutes({ wheel, log, spins, player }: Parts): Route[] {
  return [
    openRoute(withInput(wheelConfig, wheelConfigInput), ({ input }) => wheel.config(input.version)),
    tokenRoute(wheelInfo, async ({ session }) => wheel.info(await player(session.userId))),
    tokenRoute(withInput(wheelLog, wheelLogInput), async ({ session, input }) =>
      log.page(await player(session.userId), input),
    ),
    tokenRoute(wheelClaim, async ({ session, key }) => spins.spin(await player(session.userId), key)),
    tokenRoute(wheelOrders, async ({ session }) => wheel.orders(await player(session.userId))),
    tokenRoute(withInput(wheelOrderClaim, wheelOrderClaimInput), async ({ session, input, key }) =>
      wheel.take(await player(session.userId), BigInt(input.id), key),
    ),
  ];
}
