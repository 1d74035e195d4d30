import { sql } from 'drizzle-orm';
import { amountOf } from '../../../../contract/promotions/amounts.ts';
import { notifyingDecided } from '../../engine/notifyDecided.ts';
import { promotion } from '../../engine/promotion.ts';
import { settingsOf } from '../../engine/settings.ts';
import { SpreadBonuses } from '../bonus.ts';
import { spreadRoutes } from '../http.ts';
import spreadRecharge from '../recharge/promotion.ts';
import { Recharges } from '../recharge/recharges.ts';
import { Contracts, contractRoutes } from './contracts.ts';
import { Rebates, rebateJobs } from './rebates.ts';
import { SPREAD_REBATE, spreadRebateNumbers } from './settings.ts';
import { agentContracts } from './tables.ts';

const CODE = 'spreadRebate';
/** The friends' stakes in the card's example, in hundredths of U. */
const EXAMPLE = 1_000_000;

/** A share of the stakes of friends at three depths; also provides the tree itself, and agents' contracts. */
export default promotion({
  code: CODE,
  listed: 300,
  schema: spreadRebateNumbers,
  numbers: SPREAD_REBATE,
  terms: ({ shares: [first, second, third], extra }, market) => ({
    ...{ leastDeposit: null, turnover: 0, games: 'contribution' },
    amounts: {
      exampleStaked: amountOf(EXAMPLE, market).toString(),
      exampleRebate: amountOf((EXAMPLE * first) / 10_000, market).toString(),
    },
    counts: { extra },
    shares: { first, second, third },
  }),
  // A player who invites themself in other accounts, at three depths and with a contract, gets it for all stakes.
  cost: ({ shares, extra }, { staked }) => {
    const share = shares.reduce((sum, one) => sum + one, 0) * (1 + extra / 100);
    return (staked.reduce((sum, day) => sum + day, 0) * share) / 10_000;
  },
  open: (parts) => {
    const contracts = new Contracts(parts);
    const recharges = new Recharges(parts);
    const rechargeSettings = settingsOf(spreadRecharge, parts);
    const giving = async () => {
      const [rebate, recharge] = await Promise.all([parts.settings(), rechargeSettings()]);
      return [...(rebate.active ? [CODE] : []), ...(recharge.active ? [spreadRecharge.code] : [])];
    };
    return {
      routes: [
        ...spreadRoutes({
          ...parts,
          bonuses: new SpreadBonuses({ ...parts, giving }),
          bringUpToDate: (player) => recharges.bringUpToDate(player),
          rebate: async (player) => {
            const [{ numbers }, extra] = await Promise.all([parts.settings(), contracts.extraOf(player)]);
            return { shares: numbers.shares, extra };
          },
        }),
        ...contractRoutes(contracts, parts.player),
      ],
      ...rebateJobs(parts, new Rebates(parts)),
      ...notifyingDecided(parts, {
        promotion: CODE,
        table: sql`${agentContracts}`,
        decided: sql`status <> 'requested'`,
      }),
    };
  },
});
