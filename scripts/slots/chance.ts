import { Xoshiro } from '../../contract/slots/analysis/xoshiro.ts';

/** Seeded random numbers for a title: the same seed gives the same title. */
export class Chance {
  readonly #random: Xoshiro;

  constructor(seed: number) {
    this.#random = new Xoshiro(seed);
  }

  whole(least: number, most: number): number {
    return least + this.#random.pick(most - least + 1);
  }

  oneOf<T>(list: readonly T[]): T {
    return list[this.#random.pick(list.length)]!;
  }

  /** A number around 1, at most `spread` away. */
  near(spread: number): number {
    return 1 + (this.#random.pick(2001) / 1000 - 1) * spread;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const left = [...list];
    return list.map(() => left.splice(this.#random.pick(left.length), 1)[0]!);
  }
}
