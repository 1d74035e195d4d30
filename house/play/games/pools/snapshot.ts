import { and, asc, desc, eq, gte, lt, ne } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Sealer } from '../../../core/secrets/sealer.ts';
import type { BetRow } from '../../../money/ledger/bets/bets.ts';
import { betsOn } from '../../../money/ledger/bets/rounds.ts';
import { bets, rounds } from '../../../money/ledger/bets/roundTables.ts';
import type { Round } from '../../rounds/game.ts';
import { roundsOf } from '../../rounds/secrets.ts';
import { type PlayerCards, pick } from '../playerCards.ts';
import type { PoolLiveBets } from './liveBets.ts';
import type { PoolRules } from './rules.ts';
import { type BetView, betView, drawnOf, ended, poolOf, type RoundView, roundView } from './view.ts';

/** Minimum interval between reads of the shared part, ms, however many clients reconnect at once. */
const SHARED_MS = 200;
/** Shorter interval for a round whose next step is overdue. */
const OVERDUE_MS = 20;
/** Number of past results in a snapshot. */
const PAST = 10;

/** Snapshot of a room's live round. Amounts are decimal text; lists with one entry per pool are in the order of the pools. */
export interface TableView<Result> {
  round: RoundView<Result>;
  now: number;
  /** The previous rounds, newest first. */
  past: { roundId: string; result: Result }[];
  /** The largest ones first. */
  bets: BetView[];
  betCount: number;
  betTotal: string;
  staked: string[];
  /** The player's own; zeros or empty for visitors. */
  myStaked: string[];
  myBets: BetView[];
}

interface Shared<Result> {
  round: Round;
  past: TableView<Result>['past'];
}

/** Builds snapshots of a room. */
export class PoolSnapshots<Result> {
  readonly #rules: PoolRules<Result>;
  readonly #db: Database;
  readonly #sealer: Sealer;
  readonly #clock: Clock;
  readonly #cards: PlayerCards;
  readonly #bets: Pick<PoolLiveBets, 'of'>;
  #shared: Promise<Shared<Result>> | null = null;
  #readAt = 0;

  constructor(options: {
    rules: PoolRules<Result>;
    db: Database;
    sealer: Sealer;
    clock: Clock;
    cards: PlayerCards;
    bets: Pick<PoolLiveBets, 'of'>;
  }) {
    this.#rules = options.rules;
    this.#db = options.db;
    this.#sealer = options.sealer;
    this.#clock = options.clock;
    this.#cards = options.cards;
    this.#bets = options.bets;
  }

  /** The snapshot for `userId`, or for a visitor. */
  async of(userId: bigint | null): Promise<TableView<Result>> {
    const shared = await this.#read();
    const mine = userId === null ? [] : await this.#betsOf(userId, shared.round);
    const players = await this.#cards.ofMany(mine.map((bet) => bet.userId));
    const bets = await this.#bets.of(shared.round.id);
    const now = this.#clock.now();
    const round = roundView(this.#rules, shared.round, now);
    const view = (bet: BetRow) => betView(this.#rules, bet, pick(players, bet.userId), round);
    const myStaked = new Map<string, bigint>();
    for (const bet of mine) myStaked.set(poolOf(bet), (myStaked.get(poolOf(bet)) ?? 0n) + bet.amount);
    return {
      round,
      now,
      past: shared.past,
      bets: bets.largest.map((bet) => ended(this.#rules, bet, round)),
      betCount: bets.count,
      betTotal: bets.total.toString(),
      staked: this.#byPool(bets.staked),
      myStaked: this.#byPool(myStaked),
      myBets: mine.map(view),
    };
  }

  /** The live round. */
  async live(): Promise<Round> {
    return (await this.#read()).round;
  }

  /** Invalidates the cached snapshot after an important event. */
  forget(): void {
    this.#shared = null;
  }

  #byPool(staked: ReadonlyMap<string, bigint>): string[] {
    return this.#rules.pools.map((pool) => (staked.get(pool) ?? 0n).toString());
  }

  async #read(): Promise<Shared<Result>> {
    const shared = await this.#readWithin(SHARED_MS);
    const now = this.#clock.now();
    const { closesAt, until } = roundView(this.#rules, shared.round, now);
    const overdue = now >= until || (shared.round.state === 'open' && now >= closesAt);
    return overdue ? this.#readWithin(OVERDUE_MS) : shared;
  }

  #readWithin(ms: number): Promise<Shared<Result>> {
    if (!this.#shared || performance.now() - this.#readAt > ms) {
      this.#readAt = performance.now();
      const reading = this.#load();
      this.#shared = reading;
      reading.catch(() => {
        if (this.#shared === reading) this.#shared = null;
      });
    }
    return this.#shared;
  }

  async #load(): Promise<Shared<Result>> {
    const { name, schedule } = this.#rules;
    const ids = schedule?.ids;
    const newest = await this.#db.orm
      .select()
      .from(rounds)
      .where(
        and(
          eq(rounds.game, name),
          ne(rounds.state, 'queued'),
          ids && and(gte(rounds.id, ids.least), lt(rounds.id, ids.below)),
        ),
      )
      .orderBy(desc(rounds.id))
      .limit(PAST + 1);
    const [round, ...before] = roundsOf(this.#sealer, newest);
    // Only briefly, in a new game.
    if (!round) throw new Refusal(ErrorCode.notFound, `no round of ${name} has been opened yet`);
    return {
      round,
      past: before
        .filter(({ state }) => state === 'settled')
        .map((one) => ({ roundId: one.id.toString(), result: drawnOf(this.#rules, one).result })),
    };
  }

  #betsOf(userId: bigint, round: Round): Promise<BetRow[]> {
    return this.#db.orm
      .select()
      .from(bets)
      .where(and(betsOn(round), eq(bets.userId, userId)))
      .orderBy(asc(bets.id));
  }
}
