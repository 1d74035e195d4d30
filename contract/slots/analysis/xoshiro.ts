import type { SlotRandom } from '../random.ts';

/** xoshiro128** by Blackman and Vigna, its state seeded with murmur3's mixing: integers only, fast. */
export class Xoshiro implements SlotRandom {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: number) {
    let at = seed | 0;
    const next = () => {
      at = (at + 0x9e3779b9) | 0;
      let mixed = Math.imul(at ^ (at >>> 16), 0x85ebca6b);
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
      return mixed ^ (mixed >>> 16);
    };
    [this.#a, this.#b, this.#c, this.#d] = [next(), next(), next(), next()];
  }

  pick(n: number): number {
    const times5 = Math.imul(this.#b, 5);
    const result = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0;
    const shifted = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= shifted;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return Math.floor((result * n) / 2 ** 32);
  }
}
