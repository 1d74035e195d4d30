import type { RunningClock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';

/** Lets tests move time: the house's clock is a function of its database, which also provides every `now` in SQL. */
export class TestTime {
  readonly #owner: Database;

  /** @param owner the database as its owner */
  constructor(owner: Database) {
    this.#owner = owner;
  }

  /** The clock's time, ms since 1970. */
  async now(): Promise<number> {
    const { rows } = await this.#owner.pool.query<{ now: string }>('SELECT now_ms() AS now');
    return Number(rows[0]?.now);
  }

  /** Moves time forward by so many ms, for the database and these houses' clocks. */
  async pass(ms: number, ...clocks: readonly Pick<RunningClock, 'measure'>[]): Promise<void> {
    if (ms < 0) throw new Error('time only goes forward');
    await this.step(ms, ...clocks);
  }

  /** Steps the database's clock forward or, with a negative value, back, as if a machine's clock was set. */
  async step(ms: number, ...clocks: readonly Pick<RunningClock, 'measure'>[]): Promise<void> {
    // The current offset is read from the function itself, because others may have moved it.
    const { rows } = await this.#owner.pool.query<{ ahead: number }>(
      'SELECT round(clock_ms() - extract(epoch FROM clock_timestamp())::double precision * 1000) AS ahead',
    );
    await this.#owner.pool.query(`CREATE OR REPLACE FUNCTION clock_ms() RETURNS double precision
      LANGUAGE sql VOLATILE PARALLEL SAFE
      RETURN extract(epoch FROM clock_timestamp())::double precision * 1000 + ${Number(rows[0]?.ahead) + ms}`);
    await Promise.all(clocks.map((clock) => clock.measure()));
  }
}
