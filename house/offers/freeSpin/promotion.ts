import { amountOf } from '../../../contract/promotions/amounts.ts';
import { promotion } from '../engine/promotion.ts';
import { FreeSpinPackages, freeSpinPackageRoutes } from './freeSpinPackages.ts';
import { FREE_SPIN, freeSpinNumbers } from './settings.ts';

/** A daily package of free spins, chosen by players who played the day before. */
export default promotion({
  code: 'freeSpin',
  listed: 70,
  schema: freeSpinNumbers,
  numbers: FREE_SPIN,
  terms: ({ packages, slots, hours }, market) => {
    const amount = (hundredths = 0) => amountOf(hundredths, market).toString();
    const [first, last] = [packages[0], packages.at(-1)];
    return {
      ...{ leastDeposit: null, turnover: 0, games: 'all' },
      amounts: {
        stake: amount(first?.least),
        exampleStake: amount(last?.least),
        exampleBet: amount(last?.bet),
      },
      counts: { spins: first?.spins ?? 0, exampleSpins: last?.spins ?? 0, slots: slots.length, hours },
    };
  },
  // The most expensive package for each day after a day with play, assuming that the slot has no margin.
  cost: ({ packages }, { staked }) =>
    staked.reduce((sum, day) => {
      const worth = packages.map(({ least, spins, bet }) => (100 * day >= least ? (spins * bet) / 100 : 0));
      return sum + Math.max(0, ...worth);
    }, 0),
  open: (parts) => ({ routes: freeSpinPackageRoutes(new FreeSpinPackages(parts), parts.player) }),
});
