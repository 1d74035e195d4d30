import type pg from 'pg';

/** The house's one clock: PostgreSQL's (docs/architecture.md, "Time"), in whole ms since 1970. Never goes backwards. */
export interface Clock {
  now(): number;
}

export interface RunningClock extends Clock {
  /** Measures at once, for when PostgreSQL's clock is known to have changed. */
  measure(): Promise<void>;
  stop(): void;
}

/** Interval of offset measurements, ms, and the round trips per measurement. */
const REFRESH_MS = 5_000;
const ROUND_TRIPS = 5;

/**
 * Measures PostgreSQL's clock and follows it.
 * @throws when the first measurement fails
 */
export async function startClock(pool: pg.Pool, onError: (error: unknown) => void): Promise<RunningClock> {
  const slewed = new SlewedOffset(await measureOffset(pool), performance.now());
  let measuring = false;
  const timer = setInterval(async () => {
    if (measuring) return;
    measuring = true;
    try {
      slewed.aim(await measureOffset(pool), performance.now());
    } catch (error) {
      onError(error);
    } finally {
      measuring = false;
    }
  }, REFRESH_MS);
  timer.unref();
  return {
    now: () => Math.floor(slewed.at(performance.now())),
    measure: async () => slewed.aim(await measureOffset(pool), performance.now()),
    stop: () => clearInterval(timer),
  };
}

/** PostgreSQL's time minus this process's monotonic time, from the shortest of a few round trips, which is the most precise. */
async function measureOffset(pool: pg.Pool): Promise<number> {
  const client = await pool.connect();
  let failed = true;
  try {
    let best = { trip: Number.POSITIVE_INFINITY, offset: 0 };
    for (let i = 0; i < ROUND_TRIPS; i++) {
      const sent = performance.now();
      const { rows } = await client.query<{ ms: number }>('SELECT clock_ms() AS ms');
      const trip = performance.now() - sent;
      if (rows[0] && trip < best.trip) best = { trip, offset: rows[0].ms - (sent + trip / 2) };
    }
    failed = false;
    return best.offset;
  } finally {
    client.release(failed);
  }
}

/** Differences above this are corrected in one step, forwards only. */
const JUMP_MS = 500;
/** Maximum correction per elapsed ms: the clock runs slower or faster, never backwards. */
const SLEW = 0.5;

/** An offset that moves to its target without letting time go backwards. */
export class SlewedOffset {
  #offset: number;
  #target: number;
  #movedAt: number;

  constructor(offset: number, now: number) {
    this.#offset = offset;
    this.#target = offset;
    this.#movedAt = now;
  }

  /** Sets the target offset. */
  aim(target: number, now: number): void {
    this.at(now);
    this.#target = target;
    if (target - this.#offset > JUMP_MS) this.#offset = target;
  }

  /** `now` plus the offset. @param now ms of a clock that does not go backwards */
  at(now: number): number {
    const most = (now - this.#movedAt) * SLEW;
    this.#movedAt = now;
    this.#offset += Math.max(-most, Math.min(most, this.#target - this.#offset));
    return now + this.#offset;
  }
}
