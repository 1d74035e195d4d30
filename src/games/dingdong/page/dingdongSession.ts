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
import { endEvent, startEvent } from '../../pools/engine/poolReading.ts';
import { poolSource } from '../../pools/page/poolUi.ts';
import { myBetOf, type PoolWire } from '../../pools/session/poolAdapter.ts';
import { storedStakes } from '../../pools/session/poolForm.ts';
import { PoolSession } from '../../pools/session/poolSession.ts';
import { siteDeps } from '../../session/sessionDeps.ts';
import {
  DINGDONG,
  type DingdongCells,
  dingdongView,
  readDingdongBet,
  readDingdongRound,
} from '../engine/dingdong.ts';

const QUIET = { quiet: true };

/** The API mapping of dingdong. A round's end contains all of its runs, so there is no subscription for single runs. */
const wire: PoolWire<DingdongCells> = {
  key: 'dingdong',
  game: DINGDONG,
  snapshot: async (channel, currency) =>
    readDingdongRound(await channel.request(dingdongCurRound, { currency }, QUIET)),
  async past(channel, count) {
    const rounds = await channel.request(dingdongPastRound, { count }, QUIET);
    return rounds.map(({ roundId, rand }) => ({ roundId, result: rand }));
  },
  subscribe: (channel, receive) => [
    channel.subscribe(dingdongRoundStart, { next: (start) => receive(startEvent(start)) }),
    channel.subscribe(dingdongRoundEnd, { next: (end) => receive(endEvent(end, end.rand)) }),
    channel.subscribe(dingdongRoundUpdate, {
      next: (bets) => receive({ type: 'bets', bets: bets.map(readDingdongBet) }),
    }),
  ],
  async bet(channel, { key, roundId, pool, amount }) {
    const select = DINGDONG_POOLS[pool];
    if (select === undefined) throw new RangeError(`dingdong has no pool ${pool}`);
    const variables = { key, pool: select, amount: `${amount}`, roundId };
    const { bet, balance, sequence } = await channel.request(dingdongBet, variables);
    return { bet: readDingdongBet(bet), balance: BigInt(balance), sequence: BigInt(sequence) };
  },
  async myBets(channel, count, before) {
    const variables = { count, ...(before !== null && { before }) };
    return (await channel.request(dingdongMyHistory, variables, QUIET)).map((mine) =>
      myBetOf(readDingdongBet(mine.bet), mine, mine.rand),
    );
  },
};

/** This page's dingdong session, open while the page is. */
export const session = new PoolSession(wire, siteDeps, storedStakes('dingdong'));

/** The live game for the stage. */
export const source = poolSource(session, dingdongView);
