import type { DiceMyBet } from '../../../../contract/games/dice/channel.ts';
import {
  diceBet,
  diceCurRound,
  diceMyHistory,
  dicePastRound,
  diceRoundEnd,
  diceRoundResult,
  diceRoundStart,
  diceRoundUpdate,
} from '../../../../contract/games/dice/operations.ts';
import { payout } from '../../../../contract/money.ts';
import { startEvent } from '../../pools/engine/poolReading.ts';
import type { PoolMyBet, PoolWire } from '../../pools/session/poolWire.ts';
import { DICE, type DiceFaces, readDiceBet, readDiceEnd, readDiceRound } from '../engine/dice.ts';

const QUIET = { quiet: true };

/** How the table of dice speaks with the house. */
export const diceWire: PoolWire<DiceFaces> = {
  key: 'dice',
  game: DICE,
  snapshot: async (channel, currency) =>
    readDiceRound(await channel.request(diceCurRound, { currency }, QUIET)),
  async past(channel, count) {
    const rounds = await channel.request(dicePastRound, { count }, QUIET);
    return rounds.map(({ roundId, rand }) => ({ roundId, result: rand }));
  },
  listen: (channel, hear) => [
    channel.subscribe(diceRoundStart, { next: (start) => hear(startEvent(start)) }),
    channel.subscribe(diceRoundEnd, { next: (end) => hear(readDiceEnd(end)) }),
    channel.subscribe(diceRoundUpdate, {
      next: (bets) => hear({ type: 'bets', bets: bets.map(readDiceBet) }),
    }),
  ],
  listenOwn: (channel, userId, hear) =>
    channel.subscribe(
      diceRoundResult,
      {
        next: ({ roundId, balance, sequence }) =>
          hear({ roundId, balance: BigInt(balance), sequence: BigInt(sequence) }),
      },
      { userId },
    ),
  async bet(channel, { key, roundId, pool, amount }) {
    const asked = { key, roundId, num: pool, amount: `${amount}` };
    const { bet, balance, sequence } = await channel.request(diceBet, asked);
    return { bet: readDiceBet(bet), balance: BigInt(balance), sequence: BigInt(sequence) };
  },
  async mine(channel, count, before) {
    const asked = { count, ...(before !== null && { before }) };
    return (await channel.request(diceMyHistory, asked, QUIET)).map(readMine);
  },
};

function readMine({ bet: told, status, rate, rand }: DiceMyBet): PoolMyBet<DiceFaces> {
  const bet = readDiceBet(told);
  const back = status === 'returned' ? bet.amount : rate === null ? 0n : payout(bet.amount, BigInt(rate));
  return { bet, status, payout: back, result: rand };
}
