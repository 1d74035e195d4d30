import {
  comebackBonus,
  comebackBonusClaim,
  comebackMissions,
} from '../../../contract/http/offers/comebackTasks.ts';
import { comebackBonusClaimInput } from '../../../contract/http/offers/inputs/comebackTasks.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { MissionBoard } from '../engine/missions/missionBoard.ts';
import { stretchFrom } from '../engine/missions/rules.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { daySums, sumOf } from '../engine/totals.ts';
import { Returns } from './returns.ts';
import { comebackStates } from './rules.ts';
import type { ComebackNumbers } from './settings.ts';
import { comebackTextOf } from './texts.ts';

export const COMEBACK_CODE = 'comebackTasks';

/** The missions of players who return after a while, once in sixty days. */
export function comebackBoard(parts: PromotionParts<ComebackNumbers>): MissionBoard<ComebackNumbers> {
  const { db, market } = parts;
  const returns = new Returns(db, market.timeZone);
  return new MissionBoard(parts, {
    code: COMEBACK_CODE,
    async stretch(player, numbers, now) {
      // Players in a time-out or self-exclusion get no offers.
      const day = player.breakUntil === null ? await returns.last(player, numbers, now) : null;
      const stretch = day && stretchFrom(day, numbers.days, numbers.claimDays, market.timeZone);
      return stretch && now < stretch.claimUntil ? stretch : null;
    },
    async states(player, { first, last }, numbers) {
      const [days, sums] = await Promise.all([
        returns.seen(player, first, last),
        daySums(db.orm, player, first, last),
      ]);
      const { deposited, staked } = sumOf(sums.values());
      return comebackStates({ days, deposited, staked }, numbers, market);
    },
    textOf: (mission, numbers) => comebackTextOf(mission, numbers, market),
  });
}

/** The calls about the tasks of returning players. */
export function comebackRoutes(
  board: MissionBoard<ComebackNumbers>,
  player: (userId: string) => Promise<Player>,
): Route[] {
  return [
    tokenRoute(comebackMissions, async ({ session }) => board.missions(await player(session.userId))),
    tokenRoute(comebackBonus, async ({ session }) => board.bonus(await player(session.userId))),
    tokenRoute(withInput(comebackBonusClaim, comebackBonusClaimInput), async ({ session, input, key }) =>
      board.claim(await player(session.userId), input.mission ?? 'all', key),
    ),
  ];
}
