import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '../../../core/clock.ts';
import { type Database, openDatabase } from '../../../core/db/database.ts';
import type { FixedRound, FixedRounds } from '../fixedRounds.ts';
import { flightOf } from './chain.ts';

/** 'kilf' in ASCII: the first key of the locks, the second one is the round's. */
const LOCK = 0x6b696c66;

/** One session that holds, one that waits for the others'. */
const CONNECTIONS = 2;

/** Between two looks at a round that should have lifted off and is not closed yet, ms. */
const LOOK_MS = 25;

/** A house that does not say within so many ms that all its cash-outs are kept is waited for no longer. */
const HANGS_MS = 2_000;

/** A round that this house holds. */
interface Hold {
  timer: NodeJS.Timeout | null;
  over: () => Promise<void>;
}

/**
 * No crash round is settled while a house on the same database may still bring a cash-out that came in time. From a round's
 * start on every house holds an advisory lock of it, shared, until the flight is over and all that came to that house is
 * kept. Who leads waits for the locks before it settles. A house that died holds none: its session is gone.
 */
export class SettlementBarrier {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #rounds: Pick<FixedRounds, 'find'>;
  readonly #allStored: () => Promise<void>;
  readonly #locks = new Map<bigint, Hold>();
  #session: Promise<PoolClient> | null = null;

  /** @param options.allStored resolves once every cash-out that has come to this house is kept */
  constructor(options: {
    db: Pick<Database, 'url' | 'path'>;
    clock: Clock;
    log: Logger;
    rounds: Pick<FixedRounds, 'find'>;
    allStored: () => Promise<void>;
  }) {
    const { url, path } = options.db;
    this.#db = openDatabase(url, { max: CONNECTIONS, path });
    this.#clock = options.clock;
    this.#log = options.log;
    this.#rounds = options.rounds;
    this.#allStored = options.allStored;
  }

  /** Holds a round that has opened, until its flight is over: the flight as it was announced last. */
  hold(round: FixedRound): void {
    const { id, startsAt } = round;
    if (startsAt === null || round.state === 'settled') return;
    const known = this.#locks.get(id);
    if (known) {
      this.#await(known, round);
      return;
    }
    const locked = this.#query('SELECT pg_advisory_lock_shared($1, $2)', id);
    let released: Promise<void> | null = null;
    const release = async () => {
      this.#locks.delete(id);
      await this.#allStored();
      if (await locked) await this.#query('SELECT pg_advisory_unlock_shared($1, $2)', id);
    };
    const over = () => {
      released ??= release();
      return released;
    };
    const hold: Hold = { timer: null, over };
    this.#locks.set(id, hold);
    this.#await(hold, round);
  }

  /** Ends a hold with its flight. How long that is nobody knows before the round is closed: it is read again at lift-off. */
  #await(hold: Hold, { id, startsAt, secret, ...round }: FixedRound): void {
    if (hold.timer) clearTimeout(hold.timer);
    const liftOff = startsAt ?? 0;
    const [until, then] =
      secret === null
        ? [Math.max(liftOff, this.#clock.now() + LOOK_MS), () => void this.#look(hold, id)]
        : [liftOff + flightOf({ ...round, secret }).ms, hold.over];
    hold.timer = setTimeout(then, Math.max(0, until - this.#clock.now()));
  }

  async #look(hold: Hold, id: bigint): Promise<void> {
    const round = await this.#rounds.find(id, this.#clock.now()).catch(() => undefined);
    if (this.#locks.get(id) !== hold) return;
    if (round === undefined) hold.timer = setTimeout(() => void this.#look(hold, id), LOOK_MS);
    else if (round === null || round.state === 'settled') await hold.over();
    else this.#await(hold, round);
  }

  /** Resolves when no house holds the round any more, or after HANGS_MS: one that hangs keeps nobody from their money. */
  async passed(roundId: bigint): Promise<void> {
    await (this.#locks.get(roundId)?.over() ?? this.#allStored());
    const client = await this.#db.pool.connect();
    let broken = true;
    try {
      await client.query('BEGIN');
      await client.query(`SET LOCAL lock_timeout = ${HANGS_MS}`);
      await client.query('SELECT pg_advisory_xact_lock($1, $2)', [LOCK, keyOf(roundId)]);
      await client.query('COMMIT');
      broken = false;
    } catch (error) {
      this.#log.warn({ err: error, round: roundId }, 'a round is settled without every house’s word');
    } finally {
      client.release(broken);
    }
  }

  async close(): Promise<void> {
    for (const { timer } of this.#locks.values()) if (timer) clearTimeout(timer);
    this.#locks.clear();
    const last = this.#session;
    this.#session = null;
    const session = await last?.catch(() => null);
    session?.release(true);
    await this.#db.close();
  }

  /** False when the session was lost, and with it every lock: then nobody waits for this house. */
  async #query(text: string, roundId: bigint): Promise<boolean> {
    const opened = this.#session ?? this.#open();
    try {
      await (await opened).query(text, [LOCK, keyOf(roundId)]);
      return true;
    } catch (error) {
      this.#log.warn({ err: error, round: roundId }, 'a round is not held until its cash-outs are kept');
      if (this.#session === opened) {
        this.#session = null;
        opened.then((session) => session.release(true)).catch(() => {});
      }
      return false;
    }
  }

  #open(): Promise<PoolClient> {
    const opened = this.#db.pool.connect();
    this.#session = opened;
    // A session that is lost between two rounds is not asked for the next one's lock.
    opened.then(
      (session) =>
        session.once('error', () => {
          if (this.#session !== opened) return;
          this.#session = null;
          session.release(true);
        }),
      () => {},
    );
    return opened;
  }
}

/** Locks have numbers of 32 bits: two rounds that are open at once never share one. */
function keyOf(roundId: bigint): number {
  return Number(roundId % 0x7fff_ffffn);
}
