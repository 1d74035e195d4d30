import { amountOf } from '../../../contract/promotions/amounts.ts';
import { totalOf } from '../engine/missions/settings.ts';
import { promotion } from '../engine/promotion.ts';
import { COMEBACK_CODE, comebackBoard, comebackRoutes } from './comebackTasks.ts';
import { COMEBACK_TASKS, comebackNumbers } from './settings.ts';

/** What who comes back after a while does, and what that gives. */
export default promotion({
  code: COMEBACK_CODE,
  listed: 20,
  schema: comebackNumbers,
  numbers: COMEBACK_TASKS,
  budget: 20_000,
  terms: (numbers, market) => {
    const amount = (hundredths: number) => amountOf(hundredths, market).toString();
    const { bonuses, days, away, every, multiple, deposit, stake } = numbers;
    return {
      leastDeposit: amount(deposit),
      ...{ turnover: multiple, games: 'all' },
      amounts: {
        total: amount(totalOf(numbers)),
        example: amount(bonuses.stake),
        exampleStake: amount(stake),
        exampleTurnover: amount(bonuses.stake * multiple),
      },
      counts: { days, away, every },
    };
  },
  // Once in sixty days, for who played on none of fourteen: no week of anybody's habits has it. A day of it costs its budget at most.
  cost: () => 0,
  pot: () => 200,
  open: (parts) => {
    const board = comebackBoard(parts);
    return {
      routes: comebackRoutes(board, parts.player),
      earned: (player, now) => board.earned(player, now),
      canJoin: async (player, now) => ((await board.isOn(player, now)) ? 'COMEBACK_TASKS' : null),
      isLive: (player, now) => board.isOn(player, now),
      missionTexts: () => board.texts(),
    };
  },
});
