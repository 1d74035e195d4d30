import type { DingdongMyBet } from '../../../../contract/games/dingdong/channel.ts';
import {
  dingdongBet,
  dingdongCurRound,
  dingdongMyHistory,
  dingdongPastRound,
  dingdongRoundEnd,
  dingdongRoundStart,
  dingdongRoundUpdate,
} from '../../../../contract/games/dingdong/operations.ts';
import { DINGDONG_POOLS } from '../../../../contract/games/dingdong/rules.ts';
import { payout } from '../../../../contract/money.ts';
import { startEvent } from '../../pools/engine/poolReading.ts';
import type { PoolMyBet, PoolWire } from '../../pools/session/poolWire.ts';
import {
  DINGDONG,
  type DingdongCells,
  readDingdongBet,
  readDingdongEnd,
  readDingdongRound,
} from '../engine/dingdong.ts';

const QUIET = { quiet: true };

/** How dingdong's table speaks with the house. A round's end tells all of its runs, so they are not listened to. */
export const dingdongWire: PoolWire<DingdongCells> = {
  key: 'dingdong',
  game: DINGDONG,
  snapshot: async (channel, currency) =>
    readDingdongRound(await channel.request(dingdongCurRound, { currency }, QUIET)),
  async past(channel, count) {
    const rounds = await channel.request(dingdongPastRound, { count }, QUIET);
    return rounds.map(({ roundId, rand }) => ({ roundId, result: rand }));
  },
  listen: (channel, hear) => [
    channel.subscribe(dingdongRoundStart, { next: (start) => hear(startEvent(start)) }),
    channel.subscribe(dingdongRoundEnd, { next: (end) => hear(readDingdongEnd(end)) }),
    channel.subscribe(dingdongRoundUpdate, {
      next: (bets) => hear({ type: 'bets', bets: bets.map(readDingdongBet) }),
    }),
  ],
  listenOwn: null,
  async bet(channel, { key, roundId, pool, amount }) {
    const select = DINGDONG_POOLS[pool];
    if (select === undefined) throw new RangeError(`dingdong has no pool ${pool}`);
    const asked = { key, pool: select, amount: `${amount}`, roundId };
    const { bet, balance, sequence } = await channel.request(dingdongBet, asked);
    return { bet: readDingdongBet(bet), balance: BigInt(balance), sequence: BigInt(sequence) };
  },
  async mine(channel, count, before) {
    const asked = { count, ...(before !== null && { before }) };
    return (await channel.request(dingdongMyHistory, asked, QUIET)).map(readMine);
  },
};

function readMine({ bet: told, status, rate, rand }: DingdongMyBet): PoolMyBet<DingdongCells> {
  const bet = readDingdongBet(told);
  const back = status === 'returned' ? bet.amount : rate === null ? 0n : payout(bet.amount, BigInt(rate));
  return { bet, status, payout: back, result: rand };
}
