import type { WingoMyOrder, WingoOrder, WingoRound } from '../../../../contract/games/wingo/channel.ts';
import {
  wingoBet,
  wingoCurRound,
  wingoMyHistory,
  wingoRoundEnd,
  wingoRoundStart,
  wingoRoundUpdate,
} from '../../../../contract/games/wingo/operations.ts';
import type { WingoModel } from '../../../../contract/games/wingo/rules.ts';
import type { Operation } from '../../../../contract/operation.ts';
import type { PoolEvent } from '../../pools/engine/poolState.ts';
import type { PoolMyBet, PoolWire } from '../../pools/session/poolAdapter.ts';
import type { SessionChannel } from '../../session/sessionDeps.ts';
import {
  readWingoEnd,
  readWingoOrder,
  readWingoRound,
  readWingoStart,
  selectOf,
  WINGO,
} from '../engine/wingo.ts';

/** The API mapping of a wingo model. All three models share the same events and one snapshot. */

type Receive<Data> = (value: Data) => void;

/** Shares one subscription between several sessions: it starts with the first listener and ends with the last. */
class FanOut<Data, Variables extends object> {
  readonly #operation: Operation<Data, Variables>;
  readonly #open = new Map<string, { receivers: Set<Receive<Data>>; stop: () => void }>();

  constructor(operation: Operation<Data, Variables>) {
    this.#operation = operation;
  }

  /** @returns how to end it */
  subscribe(channel: SessionChannel, variables: Variables, receive: Receive<Data>): () => void {
    const key = JSON.stringify(variables);
    const open = this.#open.get(key) ?? this.#start(channel, variables);
    this.#open.set(key, open);
    open.receivers.add(receive);
    return () => {
      open.receivers.delete(receive);
      if (open.receivers.size > 0 || this.#open.get(key) !== open) return;
      this.#open.delete(key);
      open.stop();
    };
  }

  #start(channel: SessionChannel, variables: Variables) {
    const receivers = new Set<Receive<Data>>();
    const next = (value: Data) => {
      for (const receive of receivers) receive(value);
    };
    return { receivers, stop: channel.subscribe(this.#operation, { next }, variables) };
  }
}

const starts = new FanOut(wingoRoundStart);
const ends = new FanOut(wingoRoundEnd);

/** Whether the page shows a model's bets. */
export interface Watched {
  now(): boolean;
  /**
   * Calls back when that may have changed.
   * @returns a function that ends it
   */
  subscribe(changed: () => void): () => void;
}

/** Bets of an unwatched model are emitted together: before its round starts or ends, and when it is watched again. */
export function wingoWire(model: WingoModel, watched: Watched): PoolWire<number> {
  return {
    key: `wingo.${model}`,
    game: WINGO,
    snapshot: async (channel) => readWingoRound(await sharedRound(channel), model),
    // The snapshot contains its past rounds.
    past: async (channel) => readWingoRound(await sharedRound(channel), model).history.slice(),
    subscribe(channel, receive) {
      let pending: WingoOrder[] = [];
      const flushBets = () => {
        if (pending.length === 0) return;
        const bets = pending.map(readWingoOrder);
        pending = [];
        receive({ type: 'bets', bets });
      };
      const emit = (event: PoolEvent<number>) => {
        flushBets();
        receive(event);
      };
      const next = (orders: readonly WingoOrder[]) => {
        pending.push(...orders);
        if (watched.now()) flushBets();
      };
      return [
        watched.subscribe(() => watched.now() && flushBets()),
        starts.subscribe(channel, {}, (start) => start.model === model && emit(readWingoStart(start))),
        ends.subscribe(channel, {}, (end) => end.model === model && emit(readWingoEnd(end))),
        channel.subscribe(wingoRoundUpdate, { next }, { id: model }),
      ];
    },
    async bet(channel, { key, roundId, pool, amount }) {
      const request = { key, select: selectOf(pool), amount: `${amount}`, phaseNum: roundId, model };
      const { order, balance, sequence } = await channel.request(wingoBet, request);
      return { bet: readWingoOrder(order), balance: BigInt(balance), sequence: BigInt(sequence) };
    },
    async myBets(channel, count, before) {
      const request = { model, count, ...(before !== null && { before }) };
      return (await channel.request(wingoMyHistory, request, { quiet: true })).map(readMine);
    },
  };
}

function readMine({ order, status, result }: WingoMyOrder): PoolMyBet<number> {
  return { bet: readWingoOrder(order), status, payout: BigInt(order.win ?? '0'), result };
}

let requested: Promise<WingoRound> | null = null;

/** Concurrent requests, such as those of all three sessions on every connection, share one reply. */
function sharedRound(channel: SessionChannel): Promise<WingoRound> {
  if (requested) return requested;
  requested = channel.request(wingoCurRound, {}, { quiet: true });
  queueMicrotask(() => setTimeout(() => (requested = null)));
  return requested;
}
