import type { RunningClock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';

/** Time that tests let pass: the one clock of the house is a function of its database, and so is every `now` in it. */
export class TestTime {
  readonly #owner: Database;

  /** @param owner the database as its owner */
  constructor(owner: Database) {
    this.#owner = owner;
  }

  /** What the clock shows, in ms since 1970. */
  async now(): Promise<number> {
    const { rows } = await this.#owner.pool.query<{ now: string }>('SELECT now_ms() AS now');
    return Number(rows[0]?.now);
  }

  /** Lets so many ms pass, for the database and these houses' clocks. */
  async pass(ms: number, ...clocks: readonly Pick<RunningClock, 'measure'>[]): Promise<void> {
    if (ms < 0) throw new Error('time only goes forward');
    await this.step(ms, ...clocks);
  }

  /** Sets the database's clock forward or, with less than 0, back, as whoever sets a machine's clock does. */
  async step(ms: number, ...clocks: readonly Pick<RunningClock, 'measure'>[]): Promise<void> {
    // How far ahead it is already stands in the function alone: others may have let time pass by it.
    const { rows } = await this.#owner.pool.query<{ ahead: number }>(
      'SELECT round(clock_ms() - extract(epoch FROM clock_timestamp())::double precision * 1000) AS ahead',
    );
    await this.#owner.pool.query(`CREATE OR REPLACE FUNCTION clock_ms() RETURNS double precision
      LANGUAGE sql VOLATILE PARALLEL SAFE
      RETURN extract(epoch FROM clock_timestamp())::double precision * 1000 + ${Number(rows[0]?.ahead) + ms}`);
    await Promise.all(clocks.map((clock) => clock.measure()));
  }
}
