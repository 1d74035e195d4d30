import { battleHistory, battleList } from '../../../contract/http/offers/battle.ts';
import { battleHistoryInput } from '../../../contract/http/offers/inputs/battle.ts';
import { knownRoute, openRoute, withInput } from '../../core/http/route.ts';
import { prizesOf } from '../engine/placePrizes.ts';
import { promotion } from '../engine/promotion.ts';
import { Battles } from './battles.ts';
import { battleClosing } from './closing.ts';
import { battleDays } from './history.ts';
import { BATTLE, BATTLE_CODE, battleNumbers } from './settings.ts';

/**
 * A daily pot shared by the players with the highest stakes. Prizes are claimed with those of championships (championOrder).
 */
export default promotion({
  code: BATTLE_CODE,
  listed: 190,
  schema: battleNumbers,
  numbers: BATTLE,
  terms: ({ prizes: table }, market) => {
    const prizes = prizesOf(table, market);
    return {
      leastDeposit: null,
      turnover: 0,
      games: 'all',
      amounts: {
        pot: prizes.reduce((sum, one) => sum + one, 0n).toString(),
        first: (prizes[0] ?? 0n).toString(),
        last: (prizes.at(-1) ?? 0n).toString(),
      },
      counts: { places: prizes.length },
    };
  },
  cost: () => 0,
  pot: ({ prizes }) => prizes.pot / 100,
  open(parts) {
    const { db, market, awards, player } = parts;
    const battles = new Battles(parts);
    return {
      routes: [
        knownRoute(battleList, async (_request, session) =>
          battles.list(session === null ? null : await player(session.userId)),
        ),
        openRoute(withInput(battleHistory, battleHistoryInput), ({ input }) =>
          battleDays(db, market.currency, input),
        ),
      ],
      periodic: [battleClosing(parts, () => awards.notifyAll([BATTLE_CODE]))],
    };
  },
});
