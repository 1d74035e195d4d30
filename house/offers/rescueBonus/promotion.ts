import { amountOf } from '../../../contract/promotions/amounts.ts';
import { closing } from '../engine/closing.ts';
import { promotion } from '../engine/promotion.ts';
import { RescueBonuses, rescueBonusRoutes } from './rescueBonuses.ts';
import { bonusOf } from './rules.ts';
import { RESCUE_BONUS, rescueBonusNumbers } from './settings.ts';

/** A bonus of a share of yesterday's loss. */
export default promotion({
  code: 'rescueBonus',
  listed: 170,
  schema: rescueBonusNumbers,
  numbers: RESCUE_BONUS,
  terms: ({ steps, hour, hours }, market) => {
    const minor = steps.map(({ loss, share }) => ({ loss: amountOf(loss, market), share }));
    const exampleLoss = 2n * (minor[0]?.loss ?? 0n);
    return {
      ...{ leastDeposit: null, turnover: 0, games: 'contribution' },
      amounts: {
        loss: (minor[0]?.loss ?? 0n).toString(),
        exampleLoss: exampleLoss.toString(),
        exampleBonus: (bonusOf(exampleLoss, minor)?.amount ?? 0n).toString(),
      },
      counts: { hour, hours },
      shares: { share: steps[0]?.share ?? 0, shareMost: steps.at(-1)?.share ?? 0 },
    };
  },
  cost: ({ steps }, { staked, lossShare }) => {
    const inHundredths = steps.map(({ loss, share }) => ({ loss: BigInt(loss), share }));
    return staked.reduce((sum, day) => {
      const bonus = bonusOf(BigInt(Math.ceil(100 * day * lossShare)), inHundredths);
      return sum + Number(bonus?.amount ?? 0n) / 100;
    }, 0);
  },
  open: (parts) => {
    const bonuses = new RescueBonuses(parts);
    return {
      routes: rescueBonusRoutes(bonuses, parts.player),
      ...closing(parts, { kind: 'rescue-bonus', every: 'day' }, (day) => bonuses.close(day)),
    };
  },
});
