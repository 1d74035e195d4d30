import { amountOf } from '../../../contract/promotions/amounts.ts';
import { closing } from '../engine/closing.ts';
import { promotion } from '../engine/promotion.ts';
import { bonusOf } from './rules.ts';
import { SPECIAL_RESCUE, specialRescueNumbers } from './settings.ts';
import { SpecialRescues, specialRescueRoutes } from './specialRescues.ts';

/** A bonus of a share of a week's loss, in orders over the next week. */
export default promotion({
  code: 'specialRescue',
  listed: 180,
  schema: specialRescueNumbers,
  numbers: SPECIAL_RESCUE,
  terms: ({ least, share, days, hour, lasts }, market) => {
    const loss = amountOf(least, market);
    const exampleLoss = 2n * loss;
    return {
      ...{ leastDeposit: null, turnover: 0, games: 'contribution' },
      amounts: {
        loss: loss.toString(),
        exampleLoss: exampleLoss.toString(),
        exampleBonus: bonusOf(exampleLoss, { least: loss, share }).toString(),
      },
      counts: { orders: days.length, hour, lasts },
      shares: { share },
    };
  },
  cost: ({ least, share }, { staked, lossShare }) => {
    const lost = staked.reduce((sum, day) => sum + day, 0) * lossShare;
    return 100 * lost >= least ? (lost * share) / 10_000 : 0;
  },
  open: (parts) => {
    const rescues = new SpecialRescues(parts);
    return {
      routes: specialRescueRoutes(rescues, parts.player),
      ...closing(parts, { kind: 'special-rescue', every: 'week' }, (week) => rescues.close(week)),
    };
  },
});
