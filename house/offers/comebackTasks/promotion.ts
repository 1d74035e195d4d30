import { amountOf } from '../../../contract/promotions/amounts.ts';
import { totalOf } from '../engine/missions/settings.ts';
import { promotion } from '../engine/promotion.ts';
import { COMEBACK_CODE, comebackBoard, comebackRoutes } from './comebackTasks.ts';
import { COMEBACK_TASKS, comebackNumbers } from './settings.ts';

/** The tasks of returning players, and their awards. */
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
  // Once in sixty days, after fourteen days without play: it is in no weekly habits. A day costs its budget at most.
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
