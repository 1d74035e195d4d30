import { random } from './random.ts';

const TURN = Math.PI * 2;
/** At rest the balls lie in two rows along the bottom: their distance from the middle, and the radians they span. */
const OUTER = 0.82;
const INNER = 0.5;
const HEAP = 2.2;

/**
 * Balls whirled in a drum, each on its own path through the unit circle. Most go the same way at one pace, which keeps them
 * from clustering, and some against them. A visual approximation without collisions; any moment can be drawn.
 */
export class Drum {
  /** Position in the unit circle. */
  x = 0;
  y = 0;
  /** 0 at the back of the drum to 1 at its front: draw in this order, nearer ones larger. */
  depth = 0;
  rotation = 0;

  /** Sets ball `index` at `t` ms. `power` is how hard it is whirled: 0 lies at the bottom, 1 flies. */
  set(index: number, count: number, t: number, power: number, seed: number): this {
    const key = 110_000 + index * 8;
    const against = index % 4 === 3;
    const rush = (random(seed, key + 1) + (t * (0.7 + 0.6 * random(seed, key))) / 900) * TURN;
    const turn = (index / count + t * (against ? -1 / 1400 : 1 / 1000) + 0.06 * Math.sin(rush)) * TURN;
    const sway = (random(seed, key + 2) + (t * (0.75 + 0.5 * random(seed, key))) / 1500) * TURN;
    const reach = 0.56 + 0.28 * Math.sin(sway);
    const outer = Math.ceil(count * 0.6);
    const low = index < outer;
    const share = low ? (index + 0.5) / outer : (index - outer + 0.5) / (count - outer);
    const lying = (share - 0.5) * HEAP;
    const lowX = Math.sin(lying) * (low ? OUTER : INNER);
    const lowY = Math.cos(lying) * (low ? OUTER : INNER);
    this.x = lowX + (Math.cos(turn) * reach - lowX) * power;
    this.y = lowY + (Math.sin(turn) * reach - lowY) * power;
    this.depth = 0.5 + 0.5 * Math.sin(sway * 0.7 + index) * power;
    this.rotation = (random(seed, key + 3) - 0.5) * 0.8 + turn * power;
    return this;
  }
}
