import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { closeRound, fixValue, openRound, queueRound, voidRound } from '../../money/ledger/bets/rounds.ts';
import type { DecidedRound, Round, RoundGame } from './game.ts';
import { campaign, type LeaderSession } from './leadership.ts';
import { type LoadedTable, loadTable } from './load.ts';
import type { PublicValues } from './publicValues/publicValues.ts';
import type { ValueName } from './publicValues/source.ts';
import { commitmentOf, decided, sealedDraw } from './secrets.ts';
import { bettingLeft, isVoided, nextStep, type Step } from './step.ts';

/** Interval of the leader's heartbeat, ms. */
const BEAT_MS = 500;
/** Pause after a failed step, ms. */
const RETRY_MS = 100;
/** Interval between checks for due payments, ms. */
const DUE_MS = 100;
/** A public value that arrives later than this after a round's planned end moves that end, ms. */
const LATE_MS = 1_000;
/** Interval between attempts to get a public value, and to draw the next round, ms. */
const LOOK_MS = 100;

/** Uses the house's clock, by which gaps are measured: the database's own clock may step back. */
const BEAT = `UPDATE rounds SET alive_at = greatest(alive_at, $3) WHERE game = $1 AND id = $2 AND state IN ('open', 'closed')`;
/** Only for an open round: its result is still unknown, so betting on it may continue. */
const EXTEND = `UPDATE rounds SET starts_at = $3, alive_at = greatest(alive_at, $4) WHERE game = $1 AND id = $2 AND state = 'open'`;
/** The secret is stored sealed until the round is settled. */
const REVEAL = `UPDATE rounds SET secret = $3 WHERE game = $1 AND id = $2 AND state = 'settled'`;

/**
 * Runs the rounds of one game, on every node; the node that holds the game's lock leads and the others wait. Every step is one
 * transaction that only moves forward, so a leader may die at any point and the next one continues from the database's state.
 */
export class RoundDriver {
  readonly #db: Database;
  readonly #sealer: Sealer;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #game: RoundGame;
  readonly #values: PublicValues;
  readonly #stop = new AbortController();
  #running: Promise<void> | null = null;
  #leads = false;
  /** Time of this leader's last heartbeat, by the house's clock and by the process's. */
  #lastBeat: { now: number; at: number } | null = null;

  /** @param options.db connections of the driver's own: its steps must not queue behind players' bets */
  constructor(options: {
    db: Database;
    sealer: Sealer;
    clock: Clock;
    log: Logger;
    game: RoundGame;
    values: PublicValues;
  }) {
    this.#db = options.db;
    this.#sealer = options.sealer;
    this.#clock = options.clock;
    this.#log = options.log.child({ game: tableOf(options.game) });
    this.#game = options.game;
    this.#values = options.values;
  }

  /** Whether this node currently leads the game. */
  get leads(): boolean {
    return this.#leads;
  }

  start(): void {
    const game = tableOf(this.#game);
    const options = { db: this.#db, game, log: this.#log, signal: this.#stop.signal };
    this.#running ??= campaign(options, (session) => this.#lead(session));
  }

  /** Stops leading and releases the lock; a running step is finished first. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error('the house stops'));
    await this.#running;
  }

  async #lead(session: LeaderSession): Promise<void> {
    let table = await this.#load(session, null);
    const beat = setInterval(() => void this.#beat(session, table), BEAT_MS);
    this.#leads = true;
    this.#lastBeat = null;
    try {
      while (!session.signal.aborted) {
        const step = nextStep(table, this.#clock.now(), this.#game);
        await waitUntil(this.#clock, step.at, session.signal);
        await session.confirm();
        try {
          table = await this.#load(session, await this.#perform(session, step, table));
        } catch (error) {
          session.signal.throwIfAborted();
          this.#log.error({ err: error, step: step.kind, round: table.live?.id }, 'a step of a round failed');
          await sleep(RETRY_MS, undefined, { signal: session.signal });
          table = await this.#load(session, table).catch(() => table);
        }
      }
    } finally {
      this.#leads = false;
      clearInterval(beat);
    }
  }

  /** A failed heartbeat is ignored; losing the lock's connection is reported separately. */
  async #beat(session: LeaderSession, { live }: LoadedTable): Promise<void> {
    if (!live) return;
    const beat = { now: Math.round(this.#clock.now()), at: performance.now() };
    await session.query(BEAT, [this.#game.name, live.id, beat.now]).then(
      () => {
        this.#lastBeat = beat;
      },
      () => {},
    );
  }

  /**
   * The time by which gaps are measured: while this node leads, its last heartbeat plus the process's own elapsed time, so
   * clock changes have no effect.
   */
  #judgedAt(): number {
    const last = this.#lastBeat;
    return last ? last.now + performance.now() - last.at : this.#clock.now();
  }

  /**
   * Reads the table. First stores the effect of a gap on its round, so no later leader can miss it, or reveals the secret of a
   * settled round, so its proof no longer depends on the house's keys.
   */
  async #load(session: LeaderSession, known: LoadedTable | null): Promise<LoadedTable> {
    const table = await loadTable(this.#db, this.#sealer, this.#game, known);
    const { live } = table;
    if (live && live.secret !== null && table.withheld)
      await session.query(REVEAL, [this.#game.name, live.id, live.secret]);
    if (!live || live.state === 'settled' || live.interrupted) return table;
    const judgedAt = this.#judgedAt();
    if (isVoided(live, judgedAt, this.#game)) {
      const cause = live.state === 'open' ? 'bettingLeft' : 'interruptedFlight';
      await voidRound(this.#db, { game: this.#game.name, roundId: live.id, cause, at: judgedAt });
      this.#log.warn(
        { round: live.id, aliveAt: live.aliveAt, cause },
        'a round is void: nobody led it for too long',
      );
      return { ...table, live: { ...live, interrupted: true } };
    }
    const left = bettingLeft(live, judgedAt, this.#game);
    return left === null ? table : this.#extend(session, { ...table, live }, left);
  }

  /** Extends betting to `left` ms from now. The round is announced again, because players count down to a new time. */
  async #extend(
    session: LeaderSession,
    table: LoadedTable & { live: Round },
    left: number,
  ): Promise<LoadedTable> {
    const { live } = table;
    const now = Math.round(this.#clock.now());
    const startsAt = now + Math.round(left);
    await session.query(EXTEND, [this.#game.name, live.id, startsAt, now]);
    this.#log.warn({ round: live.id, aliveAt: live.aliveAt, left }, 'betting goes on after a gap');
    return { ...table, started: false, live: { ...live, startsAt, aliveAt: now } };
  }

  /** Performs a step; returns the table including the state that only the leader has. */
  async #perform(session: LeaderSession, step: Step, table: LoadedTable): Promise<LoadedTable> {
    const game = this.#game;
    const live = step.kind === 'draw' || step.kind === 'open' ? null : present(table.live);
    const now = this.#clock.now();
    switch (step.kind) {
      case 'draw': {
        const { last } = table;
        const roundId = game.schedule ? game.schedule.nextId(last) : (last ?? 0n) + 1n;
        const round = { game: game.name, id: roundId };
        const draw = await game.draw(roundId);
        if (!draw) return { ...table, drawAt: now + LOOK_MS };
        // In a clock-driven game, bets may arrive before this node opens the round.
        const value = game.schedule ? game.valueFor(game.schedule.timesOf(roundId).startsAt) : null;
        const sealed = sealedDraw(this.#sealer, round, draw);
        await queueRound(this.#db, { game: game.name, roundId, ...sealed, value });
        return table;
      }
      case 'open': {
        const waiting = present(table.waiting);
        const roundId = waiting.id;
        const fromNow = { opensAt: Math.round(now), startsAt: Math.round(now) + game.bettingMs };
        const times = game.schedule?.timesOf(roundId) ?? fromNow;
        const value = namedValue(waiting) ?? game.valueFor(times.startsAt);
        const commitment = commitmentOf(this.#sealer, waiting);
        await openRound(this.#db, { game: game.name, roundId, ...times, commitment, value });
        if (value) this.#values.expect(value);
        return table;
      }
      case 'start':
        await game.onOpen(present(live));
        return { ...table, started: true };
      case 'close':
        await session.query(BEAT, [game.name, present(live).id, Math.round(now)]);
        await closeRound(this.#db, { game: game.name, roundId: present(live).id });
        return table;
      case 'value':
        return this.#fixValue(table, decided(present(live)));
      case 'pay':
        return this.#pay(table, decided(present(live)), now);
      case 'reveal':
        await game.onEnd(decided(present(live)));
        return { ...table, revealed: true };
      case 'settle':
        await game.settle(decided(present(live)));
        return table;
    }
  }

  /**
   * Fixes the public value of a closed round, if published: only then can the result be known. Play ends at the planned time,
   * or now if that has passed.
   */
  async #fixValue(table: LoadedTable, live: DecidedRound): Promise<LoadedTable> {
    const name = namedValue(live);
    const found = name && (await this.#values.find(name));
    const now = this.#clock.now();
    if (!found) return { ...table, valueAt: now + LOOK_MS };
    const planned = present(live.startsAt) + this.#game.playMs(live);
    const endsAt = now - planned > LATE_MS ? Math.round(now) : planned;
    await fixValue(this.#db, { game: this.#game.name, roundId: live.id, endsAt });
    return table;
  }

  /** Pays what is due. If play ends meanwhile, its end is announced on time and not after the payments. */
  async #pay(table: LoadedTable, live: DecidedRound, now: number): Promise<LoadedTable> {
    const startsAt = present(live.startsAt);
    const endsAt = present(live.endsAt);
    const paid = new AbortController();
    let revealed = false;
    const announcement = waitUntil(this.#clock, endsAt, paid.signal)
      .then(() => this.#game.onEnd(live))
      .then(
        () => {
          revealed = true;
        },
        () => {},
      );
    try {
      const again = await this.#game.due(live, now - startsAt);
      const dueAt = again === null ? null : Math.max(startsAt + again, now + DUE_MS);
      paid.abort();
      await announcement;
      return { ...table, dueAt, revealed };
    } finally {
      paid.abort();
    }
  }
}

/** The name under which a leader is elected: the game, or one of its rooms. */
function tableOf({ name, schedule }: RoundGame): string {
  return schedule ? `${name}:${schedule.name}` : name;
}

/** The public value that a round has named. */
function namedValue({
  valueSource,
  valueNumber,
  valueAt,
}: Pick<Round, 'valueSource' | 'valueNumber' | 'valueAt'>): ValueName | null {
  if (valueSource === null || valueNumber === null || valueAt === null) return null;
  return { source: valueSource as ValueName['source'], number: valueNumber, at: valueAt };
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error('a step found its round incomplete');
  return value;
}

/** Maximum length of a single wait, because the clock's offset may be corrected meanwhile. */
const LONGEST_MS = 1_000;

/**
 * Waits until the house's clock shows `at` (ms), as precisely as timers are; returns at once if it has passed.
 * @throws the signal's reason when it is aborted
 */
async function waitUntil(clock: Clock, at: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  for (let left = at - clock.now(); left > 0; left = at - clock.now())
    await sleep(Math.min(Math.ceil(left), LONGEST_MS), undefined, { signal });
}
