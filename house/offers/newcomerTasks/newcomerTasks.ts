import {
  newcomerMissionClaimInput,
  newcomerTextInput,
} from '../../../contract/http/offers/inputs/newcomerTasks.ts';
import type { MissionName } from '../../../contract/http/offers/missions.ts';
import {
  newcomerBonus,
  newcomerBonusClaim,
  newcomerMissionClaim,
  newcomerMissions,
  newcomerText,
} from '../../../contract/http/offers/newcomerTasks.ts';
import { dateOf } from '../../../contract/marketTime.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { MissionBoard } from '../engine/missions/missionBoard.ts';
import { type Stretch, stretchFrom } from '../engine/missions/rules.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { doneBy, noteApp } from './done.ts';
import { newcomerStates } from './rules.ts';
import type { NewcomerNumbers } from './settings.ts';
import { newcomerTextOf } from './texts.ts';

export const NEWCOMER_CODE = 'newcomerTasks';

/** The missions of a player's first days: once per person, across all accounts. */
export function newcomerBoard(parts: PromotionParts<NewcomerNumbers>): MissionBoard<NewcomerNumbers> {
  const { db, market } = parts;
  return new MissionBoard(parts, {
    code: NEWCOMER_CODE,
    oncePerPerson: true,
    async stretch(player, numbers, now): Promise<Stretch | null> {
      const registered = dateOf(player.registeredAt, market.timeZone);
      const stretch = stretchFrom(registered, numbers.days, numbers.claimDays, market.timeZone);
      return now < stretch.claimUntil ? stretch : null;
    },
    states: async (player, stretch, numbers) =>
      newcomerStates(await doneBy(db, player, stretch), stretch, numbers, market),
    textOf: (mission: MissionName, numbers) => newcomerTextOf(mission, numbers, market),
  });
}

/** The calls about the newcomer tasks. */
export function newcomerRoutes(
  board: MissionBoard<NewcomerNumbers>,
  parts: PromotionParts<NewcomerNumbers>,
): Route[] {
  const { player, db, clock } = parts;
  const promise = async (who: Player) => {
    if (who.breakUntil === null) await parts.awards.promiseTo(who, await board.earned(who, clock.now()));
  };
  return [
    tokenRoute(newcomerMissions, async ({ session }) => board.missions(await player(session.userId))),
    tokenRoute(newcomerBonus, async ({ session }) => board.bonus(await player(session.userId))),
    tokenRoute(newcomerBonusClaim, async ({ session, key }) =>
      board.claim(await player(session.userId), 'all', key),
    ),
    tokenRoute(withInput(newcomerMissionClaim, newcomerMissionClaimInput), async ({ session, input, key }) =>
      board.claim(await player(session.userId), input.mission, key),
    ),
    tokenRoute(withInput(newcomerText, newcomerTextInput), async ({ session, input }) => {
      const who = await player(session.userId);
      if (input.app && (await noteApp(db, who.id, clock.now()))) await promise(who);
      return board.texts();
    }),
  ];
}
