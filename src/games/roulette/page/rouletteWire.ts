import type { RouletteMyBet } from '../../../../contract/games/roulette/channel.ts';
import {
  rouletteBet,
  rouletteCurRound,
  rouletteMyHistory,
  roulettePastRound,
  rouletteRoundEnd,
  rouletteRoundResult,
  rouletteRoundStart,
  rouletteRoundUpdate,
} from '../../../../contract/games/roulette/operations.ts';
import { ROULETTE_POOLS } from '../../../../contract/games/roulette/rules.ts';
import { payout } from '../../../../contract/money.ts';
import { startEvent } from '../../pools/engine/poolReading.ts';
import type { PoolMyBet, PoolWire } from '../../pools/session/poolWire.ts';
import { ROULETTE, readRouletteBet, readRouletteEnd, readRouletteRound } from '../engine/roulette.ts';

const QUIET = { quiet: true };

/** How roulette's table speaks with the house. */
export const rouletteWire: PoolWire<number> = {
  key: 'roulette',
  game: ROULETTE,
  snapshot: async (channel, currency) =>
    readRouletteRound(await channel.request(rouletteCurRound, { currency }, QUIET)),
  async past(channel, count) {
    const rounds = await channel.request(roulettePastRound, { count }, QUIET);
    return rounds.map(({ roundId, resultNumber }) => ({ roundId, result: resultNumber }));
  },
  listen: (channel, hear) => [
    channel.subscribe(rouletteRoundStart, { next: (start) => hear(startEvent(start)) }),
    channel.subscribe(rouletteRoundEnd, { next: (end) => hear(readRouletteEnd(end)) }),
    channel.subscribe(rouletteRoundUpdate, {
      next: (bets) => hear({ type: 'bets', bets: bets.map(readRouletteBet) }),
    }),
  ],
  listenOwn: (channel, userId, hear) =>
    channel.subscribe(
      rouletteRoundResult,
      {
        next: ({ roundId, balance, sequence }) =>
          hear({ roundId, balance: BigInt(balance), sequence: BigInt(sequence) }),
      },
      { userId },
    ),
  async bet(channel, { key, roundId, pool, amount, currency }) {
    const select = ROULETTE_POOLS[pool];
    if (select === undefined) throw new RangeError(`roulette has no pool ${pool}`);
    const asked = { key, pool: select, amount: `${amount}`, currency, roundId };
    const { bet, balance, sequence } = await channel.request(rouletteBet, asked);
    return { bet: readRouletteBet(bet), balance: BigInt(balance), sequence: BigInt(sequence) };
  },
  async mine(channel, count, before) {
    const asked = { count, ...(before !== null && { before }) };
    return (await channel.request(rouletteMyHistory, asked, QUIET)).map(readMine);
  },
};

function readMine({ bet: told, status, rate, resultNumber }: RouletteMyBet): PoolMyBet<number> {
  const bet = readRouletteBet(told);
  const back = status === 'returned' ? bet.amount : rate === null ? 0n : payout(bet.amount, BigInt(rate));
  return { bet, status, payout: back, result: resultNumber };
}
