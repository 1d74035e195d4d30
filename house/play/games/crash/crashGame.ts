import { and, count, eq, gt, lte, sql } from 'drizzle-orm';
import { rateAt, timeOf } from '../../../../contract/games/crash/rules.ts';
import type { Bus } from '../../../core/bus/bus.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { BetRow } from '../../../money/ledger/bets/bets.ts';
import { betsOn } from '../../../money/ledger/bets/rounds.ts';
import { bets } from '../../../money/ledger/bets/roundTables.ts';
import { type EndedBet, payDue, settleRound } from '../../../money/ledger/bets/settlement.ts';
import type { DecidedRound, Draw, Round, RoundGame } from '../../rounds/game.ts';
import type { GamesConfig } from '../settings.ts';
import { crashEndOf, crashStartOf, endOf } from './announcements.ts';
import { flightOf } from './chain.ts';
import type { CrashChains } from './chains.ts';
import { CRASH } from './definition.ts';
import { publish, publishCrashWallets } from './events.ts';
import type { CrashLiveBets } from './liveBets.ts';
import type { SettlementBarrier } from './settlementBarrier.ts';
import { crashEscapeOf } from './wire.ts';

/** Time for cash-outs that arrived before the break-up to reach the database, ms. */
const GRACE_MS = 150;

/** Interval at which stored, unpaid cash-outs are looked up while bets are open, ms. */
const LOOK_MS = 500;

/** Crash as a game of the round driver (games.md, "Round games"). */
export class CrashRoundGame implements RoundGame {
  readonly name = CRASH;
  readonly bettingMs: number;
  readonly revealMs: number;
  readonly graceMs = GRACE_MS;
  readonly #db: Database;
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #chains: CrashChains;
  readonly #bets: Pick<CrashLiveBets, 'of'>;
  readonly #barrier: Pick<SettlementBarrier, 'passed'>;

  constructor(options: {
    db: Database;
    bus: Bus;
    clock: Clock;
    chains: CrashChains;
    bets: Pick<CrashLiveBets, 'of'>;
    barrier: Pick<SettlementBarrier, 'passed'>;
    timing: GamesConfig['crash'];
  }) {
    this.#db = options.db;
    this.#bus = options.bus;
    this.#clock = options.clock;
    this.#chains = options.chains;
    this.#bets = options.bets;
    this.#barrier = options.barrier;
    this.bettingMs = options.timing.preparation;
    this.revealMs = options.timing.squib;
  }

  draw(id: bigint): Promise<Draw | null> {
    return this.#chains.draw(id);
  }

  /** Crash uses one public value for a whole chain: the salt. */
  valueFor(): null {
    return null;
  }

  playMs(round: DecidedRound): number {
    return flightOf(round).ms;
  }

  /**
   * Pays the auto cash-outs that the flight has passed, and stored cash-outs that another house could not pay. Returns the time
   * of the next auto cash-out or of the next lookup, whichever is earlier.
   */
  async due(round: DecidedRound, elapsed: number): Promise<number | null> {
    const { target } = flightOf(round);
    let rate = rateAt(elapsed);
    if (rate > target) rate = target;
    await payDue(this.#db, { game: CRASH, roundId: round.id, rate }, (paid) => this.#publishEnded(paid));
    const isAhead = and(gt(bets.effectiveRate, rate), lte(bets.effectiveRate, target));
    const [left] = await this.#db.orm
      .select({
        open: count(),
        next: sql<bigint | null>`min(${bets.effectiveRate}) FILTER (WHERE ${isAhead})`.mapWith(BigInt),
      })
      .from(bets)
      .where(and(betsOn(round), eq(bets.status, 'placed')));
    if (!left?.open) return null;
    return left.next == null ? elapsed + LOOK_MS : Math.min(timeOf(left.next), elapsed + LOOK_MS);
  }

  async settle(round: DecidedRound): Promise<void> {
    await this.#barrier.passed(round.id);
    const { target } = flightOf(round);
    const settlement = {
      game: CRASH,
      roundId: round.id,
      target,
      interrupted: round.interrupted,
      endsAt: endOf(round, this.#clock.now()),
    };
    await settleRound(this.#db, settlement, (ended) => this.#publishEnded(ended));
  }

  async onOpen(round: Round): Promise<void> {
    const bets = await this.#bets.of(round);
    publish(this.#bus, 'crash.start', crashStartOf(round, bets, this.#clock.now()));
  }

  async onEnd(round: DecidedRound): Promise<void> {
    publish(this.#bus, 'crash.end', crashEndOf(round, this.#clock.now()));
  }

  async #publishEnded(ended: readonly EndedBet[]): Promise<void> {
    this.#publishEscapes(ended.filter((bet) => bet.status === 'cashed'));
    publishCrashWallets(this.#bus, ended);
  }

  #publishEscapes(cashed: readonly BetRow[]): void {
    for (const bet of cashed) publish(this.#bus, 'crash.escape', crashEscapeOf(bet));
  }
}
