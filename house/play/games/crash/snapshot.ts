import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import type {
  CrashEnd,
  CrashGame,
  CrashOwn,
  CrashPastRate,
  CrashStart,
} from '../../../../contract/games/crash/channel.ts';
import { CRASH_SLIPS, type CrashLimits, rateAt } from '../../../../contract/games/crash/rules.ts';
import { RATE_ONE } from '../../../../contract/money.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Sealer } from '../../../core/secrets/sealer.ts';
import { type BetRow, isSecondBet } from '../../../money/ledger/bets/bets.ts';
import { bets, rounds } from '../../../money/ledger/bets/roundTables.ts';
import type { Round } from '../../rounds/game.ts';
import { decided, roundsOf } from '../../rounds/secrets.ts';
import { crashEndOf, crashStartOf } from './announcements.ts';
import { flightOf, saltOf } from './chain.ts';
import { CRASH } from './definition.ts';
import type { CrashLiveBets } from './liveBets.ts';
import { crashOwnOf } from './wire.ts';

/** Minimum interval between reads of the shared part, ms, however many clients reconnect at once. */
const SHARED_MS = 200;
/** Shorter interval for a round that is past its lift-off time: it may have broken up at once. */
const LIFT_OFF_MS = 20;
/** Number of past targets in a snapshot. */
const PAST = 20;

interface Shared {
  round: Round;
  historyRate: CrashPastRate[];
}

/** Builds snapshots of the live round. */
export class CrashSnapshots {
  readonly #db: Database;
  readonly #sealer: Sealer;
  readonly #clock: Clock;
  readonly #bets: Pick<CrashLiveBets, 'of'>;
  readonly #limits: CrashLimits;
  #shared: Promise<Shared> | null = null;
  #readAt = 0;

  constructor(options: {
    db: Database;
    sealer: Sealer;
    clock: Clock;
    bets: Pick<CrashLiveBets, 'of'>;
    limits: CrashLimits;
  }) {
    this.#db = options.db;
    this.#sealer = options.sealer;
    this.#clock = options.clock;
    this.#bets = options.bets;
    this.#limits = options.limits;
  }

  /** The snapshot for `userId`, or for a visitor. */
  async of(userId: bigint | null): Promise<CrashGame> {
    const { round, historyRate } = await this.#read();
    const nextId = round.id + 1n;
    const owns = userId === null ? [] : await this.#own(userId, round, nextId);
    const first = (id: bigint) => owns.find((own) => own.slip === 1 && own.roundId === id.toString()) ?? null;
    const table = await this.#bets.of(round);
    const now = this.#clock.now();
    return {
      roundId: round.id.toString(),
      nextRoundId: nextId.toString(),
      serverTime: now,
      seedPubHash: saltOf(round),
      seedHashHash: round.commitment,
      historyRate,
      betAmountRange: {
        min: this.#limits.min.toString(),
        max: this.#limits.max.toString(),
        maxProfit: this.#limits.maxProfit.toString(),
      },
      ...table,
      ...phaseOf(round, now),
      interrupted: round.interrupted,
      slips: CRASH_SLIPS,
      own: first(round.id),
      ownNext: first(nextId),
      owns,
    };
  }

  /** The phase of the live round and the ms since its lift-off: negative before it, the whole flight after its end. */
  async live(): Promise<Phase & { elapsed: number }> {
    const { round } = await this.#read();
    const now = this.#clock.now();
    const phase = phaseOf(round, now);
    return { ...phase, elapsed: (phase.endTime ?? now) - phase.startTime };
  }

  /** The event that updates a client after missed events: the live round's end or its start. */
  async announcement(): Promise<Announcement> {
    this.forget();
    const { round } = await this.#read();
    const table = await this.#bets.of(round);
    const now = this.#clock.now();
    return phaseOf(round, now).status === 'squib'
      ? { field: 'crashEnd', value: crashEndOf(decided(round), now) }
      : { field: 'crashStart', value: crashStartOf(round, table, now) };
  }

  /** Invalidates the cached snapshot after an important event. */
  forget(): void {
    this.#shared = null;
  }

  async #read(): Promise<Shared> {
    const shared = await this.#readWithin(SHARED_MS);
    const { state, startsAt } = shared.round;
    const liftedOff = state === 'open' && (startsAt ?? 0) <= this.#clock.now();
    return liftedOff ? this.#readWithin(LIFT_OFF_MS) : shared;
  }

  #readWithin(ms: number): Promise<Shared> {
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

  async #load(): Promise<Shared> {
    const rows = await this.#db.orm
      .select()
      .from(rounds)
      .where(and(eq(rounds.game, CRASH), ne(rounds.state, 'queued')))
      .orderBy(desc(rounds.id))
      .limit(PAST + 1);
    const newest = roundsOf(this.#sealer, rows);
    const [round] = newest;
    // Only briefly, in a new game.
    if (!round) throw new Refusal(ErrorCode.notFound, 'no round of crash has been opened yet');
    const past = newest.filter((one) => one.state === 'settled' && one.id !== round.id).slice(0, PAST);
    return {
      round,
      historyRate: past.map((one) => ({
        roundId: one.id.toString(),
        rate: flightOf(decided(one)).target.toString(),
      })),
    };
  }

  /** The player's newest bet on each slip of the live round and of the next one, whose bets have higher ids. */
  async #own(userId: bigint, { id: live, betsAfter }: Round, nextId: bigint): Promise<CrashOwn[]> {
    const roundIds = [live, nextId];
    const rows: { bet: BetRow; second: boolean }[] = await this.#db.orm
      .select({ bet: bets, second: isSecondBet })
      .from(bets)
      .where(
        and(
          eq(bets.userId, userId),
          eq(bets.game, CRASH),
          inArray(bets.roundId, roundIds),
          gt(bets.id, betsAfter),
        ),
      )
      .orderBy(bets.id);
    const newest = (id: bigint, second: boolean) =>
      rows.findLast((row) => row.bet.roundId === id && row.second === second)?.bet ?? null;
    return roundIds.flatMap((id) => [
      crashOwnOf(id, 1, newest(id, false)),
      crashOwnOf(id, CRASH_SLIPS, newest(id, true)),
    ]);
  }
}

type Announcement = { field: 'crashStart'; value: CrashStart } | { field: 'crashEnd'; value: CrashEnd };
type Phase = Pick<CrashGame, 'status' | 'startTime' | 'profitRate' | 'target' | 'hash' | 'endTime'>;

/**
 * The phase of a round at `now`. The target is included only when the rocket has broken up and no bet can be placed any more: a
 * round past its lift-off time that was never closed (no leader) appears in flight and its secret stays hidden.
 */
export function phaseOf(round: Round, now: number): Phase {
  const startTime = round.startsAt ?? 0;
  const hidden = { startTime, target: null, hash: null, endTime: null };
  if (now < startTime) return { status: 'preparation', profitRate: RATE_ONE.toString(), ...hidden };
  if (round.state === 'settled' || round.state === 'closed') {
    const { secret } = decided(round);
    const { target, ms } = flightOf({ secret, public: round.public });
    const endTime = round.endsAt ?? startTime + ms;
    if (round.state === 'settled' || now >= endTime) {
      const rate = target.toString();
      return { status: 'squib', startTime, profitRate: rate, target: rate, hash: secret, endTime };
    }
  }
  return { status: 'goUp', profitRate: rateAt(now - startTime).toString(), ...hidden };
}
