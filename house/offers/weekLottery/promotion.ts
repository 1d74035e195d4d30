import { amountOf } from '../../../contract/promotions/amounts.ts';
import { promotion } from '../engine/promotion.ts';
import { closing } from './close.ts';
import { drawing } from './draw.ts';
import { lotteryRoutes } from './http.ts';
import { WeekLottery } from './lottery.ts';
import { WEEK_LOTTERY, weekLotteryNumbers } from './settings.ts';
import { opening, Weeks } from './weeks.ts';

/** The number of tickets in the card's example. */
const EXAMPLE = 4;

/** Tickets for the deposits and stakes of a week, and a jackpot that is drawn among them. */
export default promotion({
  code: 'weekLottery',
  listed: 60,
  schema: weekLotteryNumbers,
  numbers: WEEK_LOTTERY,
  terms: ({ deposited, staked, most, hour, days }, market) => ({
    leastDeposit: null,
    turnover: 0,
    games: 'all',
    amounts: {
      deposit: amountOf(deposited, market).toString(),
      stake: amountOf(staked, market).toString(),
      exampleStake: amountOf(staked * EXAMPLE, market).toString(),
    },
    counts: { tickets: most, exampleTickets: EXAMPLE, hour, days },
  }),
  // It gives exactly the share of stakes that goes into the jackpot, whoever wins it.
  cost: ({ jackpot }, { staked }) => (staked.reduce((sum, day) => sum + day, 0) * jackpot) / 10_000,
  open: (parts) => {
    const weeks = new Weeks(parts);
    const lottery = new WeekLottery(parts, weeks);
    return {
      routes: lotteryRoutes(lottery, parts.awards, parts.player),
      periodic: [opening(weeks), closing(parts, weeks), drawing(parts)],
      // Tickets are not awards: they are counted whenever awards are, and only prizes are promised.
      earned: async (player) => {
        await lottery.count(player);
        return [];
      },
      start: () => weeks.start(),
    };
  },
});
