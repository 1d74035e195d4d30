import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DICE_STAKES } from '../../../../contract/games/dice/rules.ts';
import { dingdongStakes } from '../../../../contract/games/dingdong/rules.ts';
import { ROULETTE_STAKES } from '../../../../contract/games/roulette/rules.ts';
import { MARKETS } from '../../../../contract/markets.ts';
import { loadConfig } from '../../../config.ts';
import { diceRules } from '../dice/module.ts';
import { dingdongRules } from '../dingdong/module.ts';
import { rouletteRules } from '../roulette/rules.ts';
import { planPools } from './poolPlan.ts';

const games = Object.values(MARKETS).flatMap((market) => {
  const config = { ...loadConfig({}), market };
  return [
    { ...diceRules(config), steps: DICE_STAKES[market.id].steps },
    { ...rouletteRules(config), steps: ROULETTE_STAKES[market.id].steps },
    { ...dingdongRules(config), steps: dingdongStakes(market.id).steps },
  ];
});
const rounds = fc.bigInt(1n, 1_000_000n).map(String);

describe('demo players in a game of pools', () => {
  it('send only requests that are valid for a player', () => {
    fc.assert(
      fc.property(rounds, fc.constantFrom(...games), fc.nat(500), (roundId, game, real) => {
        const plan = planPools(game.name, roundId, { roster: 40, realBets: real }, game);
        const bots = new Set(plan.map(({ bot }) => bot));
        expect(bots.size).toBeGreaterThanOrEqual(real === 0 ? 8 : 3);
        expect(bots.size).toBeLessThanOrEqual(20);
        const staked = new Map<string, bigint>();
        for (const { bot, pool, amount, betAt } of plan) {
          expect(game.pools.includes(pool) && betAt > 0 && betAt < 1).toBe(true);
          expect(amount >= game.rangeOf(pool).min).toBe(true);
          expect(amount % game.rangeOf(pool).min).toBe(0n);
          staked.set(`${bot} ${pool}`, (staked.get(`${bot} ${pool}`) ?? 0n) + amount);
        }
        for (const [where, amount] of staked)
          expect(amount <= game.rangeOf(where.split(' ')[1] as string).max).toBe(true);
      }),
    );
  });

  it('act the same in the same round on every node, and differently in another game', () => {
    const [dice, roulette] = games as [(typeof games)[0], (typeof games)[0]];
    const plan = (game: typeof dice, id: string) =>
      planPools(game.name, id, { roster: 40, realBets: 0 }, game);
    expect(plan(dice, '17')).toEqual(plan(dice, '17'));
    expect(plan(dice, '17')).not.toEqual(plan(dice, '18'));
    expect(plan(dice, '17').map(({ bot }) => bot)).not.toEqual(plan(roulette, '17').map(({ bot }) => bot));
  });
});
