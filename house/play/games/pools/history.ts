import { and, asc, desc, eq, gte, lt } from 'drizzle-orm';
import type { Market } from '../../../../contract/markets.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Sealer } from '../../../core/secrets/sealer.ts';
import type { BetRow } from '../../../money/ledger/bets/bets.ts';
import { betsBeginAfter, betsOn, type VoidCause } from '../../../money/ledger/bets/rounds.ts';
import { bets, rounds } from '../../../money/ledger/bets/roundTables.ts';
import type { BotRounds } from '../../bots/botRounds.ts';
import { type DemoWins, TableDemoWins } from '../../bots/demoWins.ts';
import type { Round, Schedule } from '../../rounds/game.ts';
import { roundOf } from '../../rounds/secrets.ts';
import type { Page } from '../arguments.ts';
import { EndedRounds } from '../endedRounds.ts';
import { type PlayerCards, pick } from '../playerCards.ts';
import { RoundLogs } from '../roundLogs.ts';
import { botBetView, botWins, type PoolBotBet } from './poolPlan.ts';
import type { PoolRules } from './rules.ts';
import { type BetView, betView, type DrawnRound, drawnView, type PastRound } from './view.ts';

/** A player's own bet with its result. */
export interface MyBetView<Result> {
  bet: BetView;
  status: BetRow['status'];
  rate: string | null;
  /** Null until the round is settled. */
  result: Result | null;
}

/** A room's history. */
export class PoolHistory<Result> {
  readonly #rules: PoolRules<Result>;
  readonly #db: Database;
  readonly #sealer: Sealer;
  readonly #clock: Clock;
  readonly #cards: PlayerCards;
  readonly #market: Pick<Market, 'currency'>;
  readonly #seats: BotRounds<PoolBotBet> | null;
  readonly #ended: EndedRounds<PastRound<Result>>;
  /** The demo players' wins; null if there are none. */
  readonly wins: DemoWins | null;

  constructor(options: {
    rules: PoolRules<Result>;
    db: Database;
    sealer: Sealer;
    clock: Clock;
    cards: PlayerCards;
    market: Pick<Market, 'currency'>;
    /** The demo players' bets; null if there are none. */
    seats: BotRounds<PoolBotBet> | null;
  }) {
    this.#rules = options.rules;
    this.#db = options.db;
    this.#sealer = options.sealer;
    this.#clock = options.clock;
    this.#cards = options.cards;
    this.#market = options.market;
    this.#seats = options.seats;
    const { name, schedule } = options.rules;
    const toEntry = (round: Round, voidCause: VoidCause | null) => ({ ...this.#view(round), voidCause });
    this.#ended = new EndedRounds({
      db: options.db,
      sealer: options.sealer,
      game: name,
      ids: schedule?.ids,
      toEntry,
    });
    this.wins =
      options.seats &&
      new TableDemoWins({
        bots: options.seats,
        past: {
          page: (page) => this.#ended.page(page),
          find: async (id) => (isOf(schedule, id) ? this.#ended.find(id) : null),
        },
        idOf: ({ roundId }) => BigInt(roundId),
        winsOf: (round, seats) => botWins(options.rules, seats, round),
      });
  }

  /** Ended rounds, newest first; the same objects as long as they are cached. */
  rounds(page: Page): Promise<PastRound<Result>[]> {
    return this.#ended.page(page);
  }

  /** Invalidates the cache because a round has ended. */
  forget(): void {
    this.#ended.forget();
  }

  /** One ended round with all its bets in the order they were placed, or null. */
  async round(id: bigint): Promise<{ round: PastRound<Result>; bets: BetView[] } | null> {
    const round = await this.#ended.find(id);
    if (!round) return null;
    const { name } = this.#rules;
    const betsAfter = await betsBeginAfter(this.#db, name, [id]);
    const rows = await this.#db.orm
      .select()
      .from(bets)
      .where(betsOn({ game: name, id, betsAfter }))
      .orderBy(asc(bets.id));
    const players = await this.#cards.ofMany(rows.map((bet) => bet.userId));
    const placed = rows.map((bet) => betView(this.#rules, bet, pick(players, bet.userId), round));
    const seats = (await this.#seats?.of(id)) ?? [];
    const demo = seats.map((seat) => botBetView(this.#rules, seat, round, this.#market));
    return { round, bets: [...placed, ...demo].sort((one, other) => one.at - other.at) };
  }

  /** A player's own bets, newest first. */
  async myBets(userId: bigint, { count, before }: Page): Promise<MyBetView<Result>[]> {
    const { name, schedule } = this.#rules;
    const ids = schedule?.ids;
    const rows = await this.#db.orm
      .select({ bet: bets, round: rounds })
      .from(bets)
      .innerJoin(rounds, and(eq(rounds.game, bets.game), eq(rounds.id, bets.roundId)))
      .where(
        and(
          eq(bets.userId, userId),
          eq(bets.game, name),
          ids && and(gte(bets.roundId, ids.least), lt(bets.roundId, ids.below)),
          before === null ? undefined : lt(bets.id, before),
        ),
      )
      .orderBy(desc(bets.id))
      .limit(count);
    const card = await this.#cards.of(userId);
    return rows.map(({ bet, round: row }) => {
      const round = row.state === 'settled' ? roundOf(this.#sealer, row) : null;
      const ended = round && this.#view(round);
      return {
        bet: betView(this.#rules, bet, card, ended),
        status: bet.status,
        rate: bet.rate?.toString() ?? null,
        result: ended?.drawn.result ?? null,
      };
    });
  }

  #view(round: Round): DrawnRound<Result> {
    return drawnView(this.#rules, round, this.#clock.now());
  }
}

/** Whether a round belongs to this room, if its game has several. */
function isOf(schedule: Schedule | undefined, id: bigint): boolean {
  return !schedule || (id >= schedule.ids.least && id < schedule.ids.below);
}

/** Converts ended rounds to a game's wire types. */
interface PastWords<Result> {
  /** A round in a list. */
  listed(round: PastRound<Result>): object;
  /** A single round with all its bets. */
  whole(round: PastRound<Result>, bets: readonly BetView[]): object;
}

/** A room's history in its game's wire types. Returns the same object as long as it is cached. */
export class PastViews<Result> {
  readonly #history: PoolHistory<Result>;
  readonly #words: PastWords<Result>;
  readonly #listed = new WeakMap<PastRound<Result>, object>();
  readonly #whole: RoundLogs<object>;

  constructor(history: PoolHistory<Result>, words: PastWords<Result>) {
    this.#history = history;
    this.#words = words;
    this.#whole = new RoundLogs(async (id) => {
      const found = await history.round(id);
      return found && words.whole(found.round, found.bets);
    });
  }

  /** Ended rounds, newest first, without their bets. */
  async page(page: Page): Promise<object[]> {
    return (await this.#history.rounds(page)).map((round) => this.#viewOf(round));
  }

  /** The ended round of that id with its bets, if there is one. */
  async withBets(id: bigint): Promise<object[]> {
    const round = await this.#whole.of(id);
    return round ? [round] : [];
  }

  #viewOf(round: PastRound<Result>): object {
    const known = this.#listed.get(round);
    if (known) return known;
    const view = this.#words.listed(round);
    this.#listed.set(round, view);
    return view;
  }
}
