import { ROUND_GAMES } from '../../../contract/games/roundGames.ts';
import { SOLO_GAMES } from '../../../contract/games/soloGames.ts';
import {
  championJoin,
  championJoinAll,
  championOrderClaim,
  championOrders,
  championPromo,
} from '../../../contract/http/offers/champion.ts';
import { championJoinInput, championOrderClaimInput } from '../../../contract/http/offers/inputs/champion.ts';
import { tokenRoute, withInput } from '../../core/http/route.ts';
import { prizesOf } from '../engine/placePrizes.ts';
import { promotion } from '../engine/promotion.ts';
import { ChampionPlay } from './championPlay.ts';
import { championClosing } from './closing.ts';
import { claimOrder, ordersOf } from './orders.ts';
import { CHAMPION, CHAMPION_CODE, championNumbers } from './settings.ts';

/** A weekly championship of each of our own games, for players who join. */
export default promotion({
  code: CHAMPION_CODE,
  listed: 200,
  schema: championNumbers,
  numbers: CHAMPION,
  terms: ({ prizes: table }, market) => {
    const prizes = prizesOf(table, market);
    return {
      leastDeposit: null,
      turnover: 0,
      games: 'own',
      amounts: {
        stake: market.unit.toString(),
        pot: prizes.reduce((sum, one) => sum + one, 0n).toString(),
        first: (prizes[0] ?? 0n).toString(),
      },
      counts: { places: prizes.length },
    };
  },
  cost: () => 0,
  pot: ({ prizes }) => (prizes.pot / 100 / 7) * (ROUND_GAMES.length + SOLO_GAMES.length),
  open(parts) {
    const play = new ChampionPlay(parts);
    const { player, awards } = parts;
    return {
      routes: [
        tokenRoute(championPromo, async ({ session }) => play.of(await player(session.userId))),
        tokenRoute(championJoinAll, async ({ session }) => play.joinAll(await player(session.userId))),
        tokenRoute(withInput(championJoin, championJoinInput), async ({ session, input }) =>
          play.join(await player(session.userId), input.id),
        ),
        tokenRoute(championOrders, async ({ session }) => ordersOf(parts, await player(session.userId))),
        tokenRoute(withInput(championOrderClaim, championOrderClaimInput), async ({ session, input, key }) =>
          claimOrder(parts, await player(session.userId), BigInt(input.id), key),
        ),
      ],
      periodic: [championClosing(parts, () => awards.notifyAll([CHAMPION_CODE]))],
    };
  },
});
