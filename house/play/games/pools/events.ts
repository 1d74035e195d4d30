import type { Bus } from '../../../core/bus/bus.ts';
import { inTurns } from '../../../core/bus/inTurns.ts';
import type { EndedBet } from '../../../money/ledger/settlement.ts';
import { publishWallets } from '../../../money/wallet/events.ts';
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
export interface PoolEvents<Result> {
  start: { round: RoundView<Result>; now: number };
  end: { round: DrawnRound<Result>; now: number };
  bet: BetView;
  /** Results of some players, who alone may hear of their own. */
  own: OwnResult<Result>[];
}

/** The bus as one table uses it. */
export class PoolBus<Result> {
  readonly #bus: Bus;
  readonly #table: string;

  /** @param table the game's name, or the table's where a game has several */
  constructor(bus: Bus, table: string) {
    this.#bus = bus;
    this.#table = table;
  }

  /** Tells every node. */
  publish<Topic extends keyof PoolEvents<Result>>(topic: Topic, event: PoolEvents<Result>[Topic]): void {
    this.#bus.publish(`${this.#table}.${topic}`, event);
  }

  /** Tells players of their wallets; `roundId` as the game names the round. */
  publishWallets(roundId: string, bets: readonly EndedBet[]): void {
    publishWallets(this.#bus, { table: this.#table, roundId }, bets);
  }

  /** Listens to what any node tells; returns the call that ends it. */
  listen<Topic extends keyof PoolEvents<Result>>(
    topic: Topic,
    handler: (event: PoolEvents<Result>[Topic]) => void,
  ): () => void {
    return this.#bus.subscribe(`${this.#table}.${topic}`, (message) =>
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
  start(event: PoolEvents<Result>['start']): void;
  end(event: PoolEvents<Result>['end']): void;
  bet(bet: BetView): void;
  own(result: OwnResult<Result>): void;
}

/** Lets a teller hear everything; returns the call that ends it. */
export function relay<Result>(bus: PoolBus<Result>, teller: PoolTeller<Result>): () => void {
  const ends = [
    bus.listen('start', (event) => teller.start(event)),
    bus.listen('end', (event) => teller.end(event)),
    bus.listen('bet', (bet) => teller.bet(bet)),
    bus.listen(
      'own',
      inTurns((result) => teller.own(result)),
    ),
  ];
  return () => {
    for (const end of ends) end();
  };
}
