import { promoCenterInput, settleTriggerInput } from '../../../contract/http/offers/inputs/promotions.ts';
import { missionText } from '../../../contract/http/offers/missions.ts';
import {
  promoAll,
  promoCenter,
  promoNotice,
  promoSum,
  settleTrigger,
} from '../../../contract/http/offers/promotions.ts';
import { knownRoute, openRoute, type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import type { Offers } from './offers.ts';
import type { Player } from './players.ts';

/** The calls about all promotions together. */
export function offerRoutes(offers: Offers, player: (userId: string) => Promise<Player>): Route[] {
  return [
    knownRoute(promoAll, async (_request, session) =>
      offers.all(session === null ? null : await player(session.userId)),
    ),
    openRoute(promoNotice, () => offers.notices()),
    tokenRoute(withInput(promoCenter, promoCenterInput), async ({ session, input }) =>
      offers.center(await player(session.userId), input),
    ),
    tokenRoute(promoSum, async ({ session }) => offers.sums(await player(session.userId))),
    tokenRoute(missionText, () => offers.missionTexts()),
    tokenRoute(withInput(settleTrigger, settleTriggerInput), async ({ session, input }) =>
      offers.trigger(await player(session.userId), input.celebrated),
    ),
  ];
}
