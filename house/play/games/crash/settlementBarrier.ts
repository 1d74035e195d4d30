import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '../../../core/clock.ts';
import { type Database, openDatabase } from '../../../core/db/database.ts';
import type { FixedRound, FixedRounds } from '../fixedRounds.ts';
import { flightOf } from './chain.ts';

/** 'kilf' in ASCII: the first key of the locks; the second is derived from the round. */
const LOCK = 0x6b696c66;

/** One session holds locks, one waits for the locks of others. */
const CONNECTIONS = 2;

/** Interval between reads of a round that is past its lift-off time and not closed yet, ms. */
const LOOK_MS = 25;

/** Maximum wait for a house to release its lock, ms. */
const HANGS_MS = 2_000;

/** A round whose lock this house holds. */
interface Hold {
  timer: NodeJS.Timeout | null;
  over: () => Promise<void>;
}

/**
 * Delays the settlement of a crash round while a house on the same database may still store a cash-out that arrived in time.
 * From the round's start, every house holds a shared advisory lock for it, until the flight is over and all cash-outs received
 * by that house are stored. The leader waits for these locks before it settles. A house that died holds no lock, because its
 * session has ended.
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

  /** Holds the lock of an opened round until its flight, as last announced, is over. */
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

  /**
   * Releases a lock at the end of the flight. Its length is unknown before the round is closed, so the round is read again at
   * lift-off.
   */
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

  /** Resolves when no house holds the round's lock any more, or after HANGS_MS: a hanging house must not block payments. */
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

  /** Returns false if the session was lost, and all its locks with it: then nobody waits for this house. */
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
    // A session lost between two rounds is replaced before the next lock is taken.
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

/** Lock keys have 32 bits: two rounds that are open at once never share one. */
function keyOf(roundId: bigint): number {
  return Number(roundId % 0x7fff_ffffn);
}
