import type { RunningClock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';

/** Time that tests let pass: the one clock of the house is a function of its database, and so is every `now` in it. */
export class TestTime {
  readonly #owner: Database;
  #ahead = 0;

  /** @param owner the database as its owner */
  constructor(owner: Database) {
    this.#owner = owner;
  }

  /** Lets so many ms pass, for the database and these houses' clocks. */
  async pass(ms: number, ...clocks: readonly Pick<RunningClock, 'measure'>[]): Promise<void> {
    if (ms < 0) throw new Error('time only goes forward');
    this.#ahead += ms;
    await this.#owner.pool.query(`CREATE OR REPLACE FUNCTION clock_ms() RETURNS double precision
      LANGUAGE sql VOLATILE PARALLEL SAFE
      RETURN extract(epoch FROM clock_timestamp())::double precision * 1000 + ${this.#ahead}`);
    await Promise.all(clocks.map((clock) => clock.measure()));
  }
}
