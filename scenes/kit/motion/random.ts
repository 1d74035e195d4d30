/**
 * Stateless random numbers: number `index` of the sequence of `seed`, from 0 to below 1. Any moment of a round can be drawn in
 * any order because there is no generator state. The mixing is MurmurHash3's finaliser (Appleby) over a Weyl sequence.
 */
export function random(seed: number, index: number): number {
  let h = (seed ^ Math.imul(index + 1, 0x9e3779b1)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
