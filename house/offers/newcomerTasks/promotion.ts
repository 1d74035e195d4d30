import { amountOf } from '../../../contract/promotions/amounts.ts';
import { totalOf } from '../engine/missions/settings.ts';
import { promotion } from '../engine/promotion.ts';
import { NEWCOMER_CODE, newcomerBoard, newcomerRoutes } from './newcomerTasks.ts';
import { NEWCOMER_TASKS, newcomerNumbers } from './settings.ts';

/** A newcomer's tasks in the first days, and their awards. */
export default promotion({
  code: NEWCOMER_CODE,
  listed: 10,
  schema: newcomerNumbers,
  numbers: NEWCOMER_TASKS,
  // 5000 U a day: the awards without play are small, but many may come for them.
  budget: 500_000,
  terms: (numbers, market) => {
    const amount = (hundredths: number) => amountOf(hundredths, market).toString();
    const { bonuses, all, days, multiple, stake } = numbers;
    return {
      leastDeposit: null,
      ...{ turnover: multiple, games: 'all' },
      amounts: {
        total: amount(totalOf(numbers)),
        all: amount(all),
        stake: amount(stake),
        example: amount(bonuses.pin + bonuses.phone),
        exampleStake: amount((bonuses.pin + bonuses.phone) * multiple),
      },
      counts: { missions: Object.keys(bonuses).length, days },
    };
  },
  // Once per person, and limited by its budget: no weekly cost.
  cost: () => 0,
  pot: () => 5_000,
  open: (parts) => {
    const board = newcomerBoard(parts);
    return {
      routes: newcomerRoutes(board, parts),
      earned: (player, now) => board.earned(player, now),
      canJoin: async (player, now) => ((await board.isOn(player, now)) ? 'NEWCOMER_TASKS' : null),
      isLive: (player, now) => board.isOn(player, now),
      missionTexts: () => board.texts(),
    };
  },
});
