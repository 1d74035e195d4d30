import { type Bus, inTurns } from '../../../core/bus/bus.ts';
import type { Channel } from '../../../core/channel/area.ts';
import type { EndedBet } from '../../../money/ledger/bets/settlement.ts';
import { publishWallets } from '../../../money/wallet/wallet.ts';
import type { BetView, DrawnRound, RoundView } from './view.ts';

/** A player's own outcome of a round. */
export interface OwnResult<Result> {
  userId: string;
  roundId: string;
  result: Result;
  bets: BetView[];
  /** The balance after it, and the sequence number of that wallet operation (BetReply). */
  balance: string;
  sequence: string;
}

/** A room's events on the bus, each under the room's name. */
interface PoolEvents<Result> {
  start: { round: RoundView<Result>; now: number };
  end: { round: DrawnRound<Result>; now: number };
  bet: BetView;
}

/** The bus, bound to one room. */
export class PoolBus<Result> {
  /** The game's name, or the room's if a game has several: 'wingo.fastest'. */
  readonly table: string;
  readonly #bus: Bus;

  constructor(bus: Bus, table: string) {
    this.table = table;
    this.#bus = bus;
  }

  /** Publishes an event to every node. */
  publish<Topic extends keyof PoolEvents<Result>>(topic: Topic, event: PoolEvents<Result>[Topic]): void {
    this.#bus.publish(`${this.table}.${topic}`, event);
  }

  /** Publishes a round's outcome to the nodes of its player only. */
  publishOwn(result: OwnResult<Result>): void {
    this.#bus.publish(this.#ownTopic(result.userId), result);
  }

  /** Subscribes to a player's outcomes; returns the unsubscribe function. */
  listenOwn(userId: string, handler: (result: OwnResult<Result>) => void): () => void {
    return this.#bus.subscribe(this.#ownTopic(userId), (message) => handler(message as OwnResult<Result>));
  }

  #ownTopic(userId: string): string {
    return `${this.table}.own.${userId}`;
  }

  /** Publishes players' new balances; `roundId` is the round's id on the wire. */
  publishWallets(roundId: string, bets: readonly EndedBet[]): void {
    publishWallets(this.#bus, { table: this.table, roundId }, bets);
  }

  /** Subscribes to events of all nodes; returns the unsubscribe function. */
  listen<Topic extends keyof PoolEvents<Result>>(
    topic: Topic,
    handler: (event: PoolEvents<Result>[Topic]) => void,
  ): () => void {
    return this.#bus.subscribe(`${this.table}.${topic}`, (message) =>
      handler(message as PoolEvents<Result>[Topic]),
    );
  }

  /** Calls `handler` when events may be missing. */
  onGap(handler: () => void): () => void {
    return this.#bus.onGap(handler);
  }
}

/** Converts a room's events to the game's wire types and pushes them to this node's subscribers. */
export interface PoolTeller<Result> {
  /** The Subscription field of bet updates, the address of the room's events in it, and the conversion of a bet. */
  update: { field: string; address?: string; bet(bet: BetView): object };
  start(event: PoolEvents<Result>['start']): void;
  end(event: PoolEvents<Result>['end']): void;
  /**
   * The Subscription field of players' own results, and the conversion of a result. Without it players only get the round's
   * result.
   */
  own?: { field: string; result(result: OwnResult<Result>): object };
}

/** Relays round events, after the pending bet updates, and results; returns the function that stops it. */
export function relay<Result>(
  bus: PoolBus<Result>,
  teller: PoolTeller<Result>,
  { bets, channel }: { bets: { flush(): void }; channel: Channel },
): () => void {
  if (teller.own) {
    const { field, result: wordsOf } = teller.own;
    const push = inTurns<OwnResult<Result>>((own) => channel.publish(field, wordsOf(own), own.userId));
    channel.follow(field, (userId) => bus.listenOwn(userId, (own) => push([own])));
  }
  const ends = [
    bus.listen('start', (event) => {
      bets.flush();
      teller.start(event);
    }),
    bus.listen('end', (event) => {
      bets.flush();
      teller.end(event);
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
