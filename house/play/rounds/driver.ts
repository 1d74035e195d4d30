import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { closeRound, openRound, queueRound } from '../../money/ledger/rounds.ts';
import type { Round, RoundGame } from './game.ts';
import { campaign, type LeaderSession } from './leadership.ts';
import { type LoadedTable, loadTable } from './load.ts';
import { sealedDraw } from './secrets.ts';
import { isInterrupted, nextStep, type Step } from './step.ts';

/** How often the leader says that it is alive. */
const BEAT_MS = 500;
/** The pause after a failed step. */
const RETRY_MS = 100;
/** Between two looks for due payments. */
const DUE_MS = 100;

/** By the house's clock, which interruptions are judged by: the database's own may step back under it. */
const BEAT = `UPDATE rounds SET alive_at = greatest(alive_at, $3) WHERE game = $1 AND id = $2 AND state IN ('open', 'closed')`;
const INTERRUPT = `UPDATE rounds SET interrupted = true WHERE game = $1 AND id = $2 AND state <> 'settled'`;
/** Withheld while the round was queued. */
const COMMIT = `UPDATE rounds SET commitment = $3 WHERE game = $1 AND id = $2 AND state = 'queued' AND commitment = ''`;
/** Sealed until the round was settled. */
const REVEAL = `UPDATE rounds SET secret = $3 WHERE game = $1 AND id = $2 AND state = 'settled'`;

/**
 * Runs the rounds of one game, on every node; the node that holds the game's lock leads and the others wait.
 * Every step is one transaction that only goes forward, so a leader may die anywhere and the next one goes on
 * from what the database says.
 */
export class RoundDriver {
  readonly #db: Database;
  readonly #sealer: Sealer;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #game: RoundGame;
  readonly #stop = new AbortController();
  #running: Promise<void> | null = null;
  #leads = false;
  /** The last sign of life of this leader, by the house's clock and by the process's. */
  #lastBeat: { now: number; at: number } | null = null;

  /** @param options.db connections of the driver's own: its steps must not queue behind players' bets */
  constructor(options: { db: Database; sealer: Sealer; clock: Clock; log: Logger; game: RoundGame }) {
    this.#db = options.db;
    this.#sealer = options.sealer;
    this.#clock = options.clock;
    this.#log = options.log.child({ game: tableOf(options.game) });
    this.#game = options.game;
  }

  /** Whether this node leads the game now. */
  get leads(): boolean {
    return this.#leads;
  }

  start(): void {
    const game = tableOf(this.#game);
    const options = { db: this.#db, game, log: this.#log, signal: this.#stop.signal };
    this.#running ??= campaign(options, (session) => this.#lead(session));
  }

  /** Stops leading and gives the lock back; a step under way is finished first. */
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

  /** A beat that fails is no sign of life; the lock's connection says itself when it is gone. */
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

  /** When interruptions are judged: while this node leads, its last beat plus the process's own time since, so setting a clock changes nothing. */
  #judgedAt(): number {
    const last = this.#lastBeat;
    return last ? last.now + performance.now() - last.at : this.#clock.now();
  }

  /**
   * Reads the table, and before anything else notes an interruption, so that no later leader can overlook it, or tells
   * the secret of a round that has been settled, so that its proof does not hang on the house's keys any more.
   */
  async #load(session: LeaderSession, known: LoadedTable | null): Promise<LoadedTable> {
    const table = await loadTable(this.#db, this.#sealer, this.#game, known);
    const { live } = table;
    if (live && table.withheld) await session.query(REVEAL, [this.#game.name, live.id, live.secret]);
    if (
      !live ||
      live.state === 'settled' ||
      live.interrupted ||
      !isInterrupted(live, this.#judgedAt(), this.#game)
    )
      return table;
    await session.query(INTERRUPT, [this.#game.name, live.id]);
    this.#log.warn({ round: live.id, aliveAt: live.aliveAt }, 'a flight was interrupted');
    return { ...table, live: { ...live, interrupted: true } };
  }

  /** Carries out a step; returns the table with what only the leader knows. */
  async #perform(session: LeaderSession, step: Step, table: LoadedTable): Promise<LoadedTable> {
    const game = this.#game;
    const live = step.kind === 'draw' || step.kind === 'open' ? null : present(table.live);
    const now = this.#clock.now();
    switch (step.kind) {
      case 'draw': {
        const { last } = table;
        const roundId = game.schedule ? game.schedule.nextId(last) : (last ?? 0n) + 1n;
        const round = { game: game.name, id: roundId };
        const draw = sealedDraw(this.#sealer, round, await game.draw(roundId));
        await queueRound(this.#db, { game: game.name, roundId, ...draw });
        return table;
      }
      case 'open': {
        const { id: roundId, commitment } = present(table.next);
        const fromNow = { opensAt: Math.round(now), startsAt: Math.round(now) + game.bettingMs };
        const times = game.schedule?.timesOf(roundId) ?? fromNow;
        await this.#db.pool.query(COMMIT, [game.name, roundId, commitment]);
        await openRound(this.#db, { game: game.name, roundId, ...times });
        return table;
      }
      case 'start':
        await game.onOpen(present(live));
        return { ...table, started: true };
      case 'close':
        await session.query(BEAT, [game.name, present(live).id, Math.round(now)]);
        await closeRound(this.#db, { game: game.name, roundId: present(live).id });
        return table;
      case 'pay':
        return this.#pay(table, present(live), now);
      case 'reveal':
        await game.onEnd(present(live));
        return { ...table, revealed: true };
      case 'settle':
        await game.settle(present(live));
        return table;
    }
  }

  /** Pays what is due; when play ends meanwhile, its end is announced at its moment and not after the payments. */
  async #pay(table: LoadedTable, live: Round, now: number): Promise<LoadedTable> {
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

/** What names a table for its leader: the game, or one of its tables. */
function tableOf({ name, schedule }: RoundGame): string {
  return schedule ? `${name}:${schedule.name}` : name;
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error('a step found its round incomplete');
  return value;
}

/** The clock's offset may be corrected while somebody waits, so no wait is longer than this before a new look. */
const LONGEST_MS = 1_000;

/**
 * Waits until the house's clock shows `at` (ms), as precisely as timers are; returns at once when it has passed.
 * @throws the signal's reason when it is aborted
 */
async function waitUntil(clock: Clock, at: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  for (let left = at - clock.now(); left > 0; left = at - clock.now())
    await sleep(Math.min(Math.ceil(left), LONGEST_MS), undefined, { signal });
}
