import {
  spreadFriendInput,
  spreadHistoryInput,
  spreadInvitesInput,
  spreadRelationInput,
} from '../../../contract/http/offers/inputs/spread.ts';
import {
  spreadBonus,
  spreadClaim,
  spreadFriend,
  spreadHistory,
  spreadInfo,
  spreadInvites,
  spreadRelation,
} from '../../../contract/http/offers/spread.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import type { SpreadBonuses } from './bonus.ts';
import { infoOf } from './info.ts';
import { friendOfPlayer, friendsOf, invitesOf } from './tree.ts';

interface Parts extends Pick<PromotionParts<unknown>, 'db' | 'player'> {
  bonuses: SpreadBonuses;
  /** Promises a player the bonuses for stakes of friends so far. */
  bringUpToDate: (player: Player) => Promise<void>;
  /** The current shares of the rebate, in 1/10000, and what a player's contract adds, in per cent. */
  rebate: (player: Player) => Promise<{ shares: readonly number[]; extra: number }>;
}

/** The calls about a player's tree and its bonuses. */
export function spreadRoutes({ db, player, bonuses, bringUpToDate, rebate }: Parts): Route[] {
  const upToDate = async (userId: string) => {
    const who = await player(userId);
    if (who.breakUntil === null) await bringUpToDate(who);
    return who;
  };
  return [
    tokenRoute(spreadInfo, async ({ session }) => {
      const who = await player(session.userId);
      return infoOf(db, who, await rebate(who));
    }),
    tokenRoute(withInput(spreadRelation, spreadRelationInput), async ({ session, input }) =>
      friendsOf(db, await player(session.userId), input),
    ),
    tokenRoute(withInput(spreadFriend, spreadFriendInput), async ({ session, input }) =>
      friendOfPlayer(db, await player(session.userId), BigInt(input.id)),
    ),
    tokenRoute(withInput(spreadInvites, spreadInvitesInput), async ({ session, input }) =>
      invitesOf(db, await player(session.userId), input),
    ),
    tokenRoute(spreadBonus, async ({ session }) => bonuses.of(await upToDate(session.userId))),
    tokenRoute(spreadClaim, async ({ session, key }) => bonuses.claim(await upToDate(session.userId), key)),
    tokenRoute(withInput(spreadHistory, spreadHistoryInput), async ({ session, input }) =>
      bonuses.history(await player(session.userId), input),
    ),
  ];
}
