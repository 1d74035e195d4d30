import { WINGO_ID_SPACE, WINGO_MODELS, type WingoModel } from '../../../../contract/games/wingo/rules.ts';
import { dateOf, dayOfDate, type Period } from '../../../../contract/marketTime.ts';
import type { Schedule } from '../../rounds/game.ts';

/** Length of a model's rounds, and of the time at their end in which no bet is taken, ms. */
export interface PhaseTiming {
  length: number;
  closed: number;
}

/** Start of a round, end of its betting, and the time when its result is out and the next one begins; ms. */
export interface PhaseTimes {
  opensAt: number;
  closesAt: number;
  endsAt: number;
}

/** Minimum number of digits of the number of the day's round. */
const DIGITS = 4;
const LONGEST_DAY_MS = 25 * 3_600_000;
/** Number of days whose start is cached; computing it needs the market's time zone. */
const CACHE_SIZE = 8;

/**
 * The rounds of one model, aligned to the clock: a phase is the market's date and the number of the day's round (202611200001),
 * so its times can be computed from it. The day's last round takes the rest of the day.
 */
export class Phases implements Schedule {
  readonly name: WingoModel;
  readonly ids: { least: bigint; below: bigint };
  readonly #timing: PhaseTiming;
  readonly #timeZone: string;
  readonly #now: () => number;
  readonly #base: bigint;
  readonly #days = new Map<string, Period>();

  constructor(options: { model: WingoModel; timing: PhaseTiming; timeZone: string; now: () => number }) {
    const number = BigInt(WINGO_MODELS.indexOf(options.model) + 1);
    this.name = options.model;
    this.ids = { least: number * WINGO_ID_SPACE, below: (number + 1n) * WINGO_ID_SPACE };
    this.#timing = options.timing;
    this.#timeZone = options.timeZone;
    this.#now = options.now;
    const digits = Math.max(DIGITS, `${Math.floor(LONGEST_DAY_MS / options.timing.length)}`.length);
    this.#base = 10n ** BigInt(digits);
  }

  /** The phase of a round's id. */
  phaseOf(id: bigint): string {
    return (id - this.ids.least).toString();
  }

  /** The id of a phase; null for an impossible one. */
  idOf(phase: bigint): bigint | null {
    return phase > 0n && phase < WINGO_ID_SPACE ? this.ids.least + phase : null;
  }

  /** The round at a given time. */
  idAt(at: number): bigint {
    const date = dateOf(at, this.#timeZone);
    const day = this.#day(date);
    const number = Math.floor((at - day.start) / this.#timing.length) + 1;
    const phase = BigInt(date.replaceAll('-', '')) * this.#base + BigInt(Math.min(number, this.#count(day)));
    return this.ids.least + phase;
  }

  /** The round after `last`; after a pause, the first one that still takes bets. */
  nextId(last: bigint | null): bigint {
    const now = this.#now();
    const current = this.idAt(now);
    const open = this.phaseTimes(current).closesAt > now ? current : this.#after(current);
    return last === null || last < open ? open : this.#after(last);
  }

  timesOf(id: bigint): { opensAt: number; startsAt: number } {
    const { opensAt, closesAt } = this.phaseTimes(id);
    return { opensAt, startsAt: closesAt };
  }

  /** Start, end of betting and end of a round. */
  phaseTimes(id: bigint): PhaseTimes {
    const phase = id - this.ids.least;
    const digits = (phase / this.#base).toString();
    const day = this.#day(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`);
    const number = Number(phase % this.#base);
    const { length, closed } = this.#timing;
    const opensAt = day.start + (number - 1) * length;
    const endsAt = number === this.#count(day) ? day.end : opensAt + length;
    return { opensAt, closesAt: endsAt - closed, endsAt };
  }

  #after(id: bigint): bigint {
    return this.idAt(this.phaseTimes(id).endsAt);
  }

  #count({ start, end }: Period): number {
    return Math.max(1, Math.floor((end - start) / this.#timing.length));
  }

  #day(date: string): Period {
    const known = this.#days.get(date);
    if (known) return known;
    const day = dayOfDate(date, this.#timeZone);
    this.#days.set(date, day);
    const oldest = this.#days.size > CACHE_SIZE && this.#days.keys().next().value;
    if (oldest) this.#days.delete(oldest);
    return day;
  }
}
