import type { WingoMyOrder, WingoRound } from '../../../../contract/games/wingo/channel.ts';
import {
  wingoBet,
  wingoCurRound,
  wingoMyHistory,
  wingoRoundEnd,
  wingoRoundResult,
  wingoRoundStart,
  wingoRoundUpdate,
} from '../../../../contract/games/wingo/operations.ts';
import type { WingoModel } from '../../../../contract/games/wingo/rules.ts';
import type { PoolMyBet, PoolWire } from '../../pools/session/poolWire.ts';
import type { TableChannel } from '../../session/tableDeps.ts';
import {
  readWingoEnd,
  readWingoOrder,
  readWingoRound,
  readWingoStart,
  selectOf,
  WINGO,
} from '../engine/wingo.ts';
import { FanOut } from './fanOut.ts';

/** How the table of a model speaks with the house. All three are told of by the same events and one snapshot. */

const starts = new FanOut(wingoRoundStart);
const ends = new FanOut(wingoRoundEnd);
const results = new FanOut(wingoRoundResult);

export function wingoWire(model: WingoModel): PoolWire<number> {
  return {
    key: `wingo.${model}`,
    game: WINGO,
    snapshot: async (channel) => readWingoRound(await sharedRound(channel), model),
    // The snapshot names its past rounds.
    past: async (channel) => readWingoRound(await sharedRound(channel), model).history.slice(),
    listen: (channel, hear) => [
      starts.listen(channel, {}, (start) => start.model === model && hear(readWingoStart(start))),
      ends.listen(channel, {}, (end) => end.model === model && hear(readWingoEnd(end))),
      channel.subscribe(
        wingoRoundUpdate,
        { next: (orders) => hear({ type: 'bets', bets: orders.map(readWingoOrder) }) },
        { id: model },
      ),
    ],
    listenOwn: (channel, id, hear) =>
      results.listen(
        channel,
        { id },
        (own) =>
          own.model === model &&
          hear({ roundId: own.phase, balance: BigInt(own.balance), sequence: BigInt(own.sequence) }),
      ),
    async bet(channel, { key, roundId, pool, amount }) {
      const asked = { key, select: selectOf(pool), amount: `${amount}`, phaseNum: roundId, model };
      const { order, balance, sequence } = await channel.request(wingoBet, asked);
      return { bet: readWingoOrder(order), balance: BigInt(balance), sequence: BigInt(sequence) };
    },
    async mine(channel, count, before) {
      const asked = { model, count, ...(before !== null && { before }) };
      return (await channel.request(wingoMyHistory, asked, { quiet: true })).map(readMine);
    },
  };
}

function readMine({ order, status, result }: WingoMyOrder): PoolMyBet<number> {
  return { bet: readWingoOrder(order), status, payout: BigInt(order.win ?? '0'), result };
}

let asked: Promise<WingoRound> | null = null;

/** Tables that ask in the same breath, as all three do on every connection, are told by one answer. */
function sharedRound(channel: TableChannel): Promise<WingoRound> {
  if (asked) return asked;
  asked = channel.request(wingoCurRound, {}, { quiet: true });
  queueMicrotask(() => setTimeout(() => (asked = null)));
  return asked;
}
