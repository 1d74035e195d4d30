import { type Bus, inTurns } from '../../../core/bus/bus.ts';
import type { Channel } from '../../../core/channel/area.ts';
import type { EndedBet } from '../../../money/ledger/bets/settlement.ts';
import { publishWallets } from '../../../money/wallet/wallet.ts';
import type { BetView, DrawnRound, RoundView } from './view.ts';

/** What a round brought one player. */
export interface OwnResult<Result> {
  userId: string;
  roundId: string;
  result: Result;
  bets: BetView[];
  /** The wallet after it, and which of its operations that was (BetReply). */
  balance: string;
  sequence: string;
}

/** A table's events on the bus, each under the table's name. */
interface PoolEvents<Result> {
  start: { round: RoundView<Result>; now: number };
  end: { round: DrawnRound<Result>; now: number };
  bet: BetView;
}

/** The bus as one table uses it. */
export class PoolBus<Result> {
  /** The game's name, or the table's where a game has several: 'wingo.fastest'. */
  readonly table: string;
  readonly #bus: Bus;

  constructor(bus: Bus, table: string) {
    this.table = table;
    this.#bus = bus;
  }

  /** Tells every node. */
  publish<Topic extends keyof PoolEvents<Result>>(topic: Topic, event: PoolEvents<Result>[Topic]): void {
    this.#bus.publish(`${this.table}.${topic}`, event);
  }

  /** Tells a player's nodes what a round brought: nobody else may hear of it. */
  publishOwn(result: OwnResult<Result>): void {
    this.#bus.publish(this.#ownTopic(result.userId), result);
  }

  /** Listens to what rounds bring a player; returns the call that ends it. */
  listenOwn(userId: string, handler: (result: OwnResult<Result>) => void): () => void {
    return this.#bus.subscribe(this.#ownTopic(userId), (message) => handler(message as OwnResult<Result>));
  }

  #ownTopic(userId: string): string {
    return `${this.table}.own.${userId}`;
  }

  /** Tells players of their wallets; `roundId` as the game names the round. */
  publishWallets(roundId: string, bets: readonly EndedBet[]): void {
    publishWallets(this.#bus, { table: this.table, roundId }, bets);
  }

  /** Listens to what any node tells; returns the call that ends it. */
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

/** Puts a table's events into the game's words and pushes them to this node's subscribers. */
export interface PoolTeller<Result> {
  /** The field of Subscription that tells of bets, which of its events are the table's, and a bet in the game's words. */
  update: { field: string; address?: string; bet(bet: BetView): object };
  start(event: PoolEvents<Result>['start']): void;
  end(event: PoolEvents<Result>['end']): void;
  /** The field that tells players of their own results, and a result in the game's words; without one they see the round's. */
  own?: { field: string; result(result: OwnResult<Result>): object };
}

/** Lets a teller hear of rounds, after the news of their bets, and of results; returns the call that ends it. */
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
