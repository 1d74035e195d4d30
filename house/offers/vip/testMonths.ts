import { dateAfter } from '../../../contract/marketTime.ts';
import { LEVEL_SCORES } from '../../../contract/promotions/vipLevels.ts';

/** A simple model of the scheme for one player: recomputes everything from all days, each day. In U's minor units. */
export class PlainLevels {
  level = 0;
  top = 0;
  warned: string | null = null;
  readonly #weighed = new Map<string, bigint>();
  readonly #unit: bigint;

  constructor(unit: bigint) {
    this.#unit = unit;
  }

  play(day: string, weighed: bigint): void {
    this.#weighed.set(day, (this.#weighed.get(day) ?? 0n) + weighed);
  }

  /** Called after all play of a day. */
  endOf(day: string): void {
    const score = this.#between('0', day);
    const reached = LEVEL_SCORES.filter(
      (from, level) => level > 0 && score >= BigInt(from) * this.#unit,
    ).length;
    const before = this.level;
    if (reached > this.top) this.level = reached;
    else
      for (let level = this.top; level > this.level; level--)
        if (this.#retains(level, dateAfter(day, -89), day)) this.level = level;
    this.top = Math.max(this.top, this.level);
    if (this.level > before) this.warned = null;
  }

  /** Called at the beginning of the warning day before a month. */
  warn(month: string, day: string): boolean {
    if (this.level > 0 && !this.#retains(this.level, dateAfter(month, -90), dateAfter(day, -1)))
      this.warned = month;
    return this.warned === month;
  }

  /** Called at the beginning of a month. */
  begin(month: string): void {
    if (this.warned === month && !this.#retains(this.level, dateAfter(month, -90), dateAfter(month, -1)))
      this.level -= 1;
    this.warned = null;
  }

  #retains(level: number, from: string, to: string): boolean {
    return 20n * this.#between(from, to) >= BigInt(LEVEL_SCORES[level] ?? 0) * this.#unit;
  }

  #between(from: string, to: string): bigint {
    let sum = 0n;
    for (const [day, weighed] of this.#weighed) if (day >= from && day <= to) sum += weighed;
    return sum;
  }
}
