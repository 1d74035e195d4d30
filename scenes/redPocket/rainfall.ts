import type { RedPocketView } from '../../src/features/redPocket/engine/redPocketView.ts';
import { random } from '../kit/motion/random.ts';

/** Frames of an envelope's rotation, and its sprite in pixels of the atlas. */
export const TURNS = 16;
export const ENVELOPE = { width: 92, height: 118 } as const;

/** Layers from the farthest to the nearest: scale of the sprite, and duration of a fall, ms. */
export const LAYERS = 3;
const SIZES = [0.3, 0.43, 0.6] as const;
const FALLS = [7_400, 5_400, 4_000] as const;
const LONGEST = FALLS[0];
/** Interval between envelopes, ms, each on the next layer. */
const GAP = 150;
/** Number of envelopes that hang on strings before the rain and fall first, in quick succession. */
export const HUNG = 9;
const LETS_GO = 70;
/** ms in which a released one reaches full speed. */
const HEAVY = 420;
/** How far down they hang, in heights of the canvas, by layer. */
const HANGS = [0.2, 0.3, 0.42] as const;
/** Horizontal distance of neighbours on a layer: the golden ratio avoids clusters. */
const GOLDEN = 0.618_034;
const SWAY = 2_600;
const TAU = Math.PI * 2;

/** ms after a rain's end until the last envelope has left the scene. */
export const RAIN_CLEARS = LONGEST;

/** When the rain ends for this player: after one envelope. */
export function rainEnds({ lasts, pickedAt }: RedPocketView): number {
  return Math.min(lasts, pickedAt);
}

/** The positions of a rain's envelopes at a moment, on a canvas of this size. */
export class Rainfall {
  x = 0;
  y = 0;
  scale = 1;
  rotation = 0;
  /** Its rotation about the vertical axis, in turns. */
  turn = 0;
  /** How much of its string is visible, 0 to 1. */
  string = 0;
  /** Range of falling envelopes at a moment: the first that falls, and the first that does not yet. */
  from = 0;
  to = 0;
  unit = 1;
  #width = 0;
  #height = 0;

  resize(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.unit = Math.max(0.6, Math.min(width / 360, height / 340, 2.6));
  }

  /** Computes which envelopes may be visible, besides those that hung: sets `from` and `to`. */
  span(elapsed: number, ends: number): void {
    this.from = HUNG + Math.max(0, Math.floor((elapsed - LONGEST) / GAP));
    this.to = HUNG + Math.max(0, Math.ceil(Math.min(elapsed, ends) / GAP));
  }

  /** Computes an envelope at a moment of the rain. false: it is not visible. `hangs`: all stay on their strings. */
  set(envelope: number, elapsed: number, seed: number, hangs: boolean): boolean {
    const layer = envelope % LAYERS;
    const rank = Math.floor(envelope / LAYERS);
    const key = 8 * envelope;
    const hung = envelope < HUNG;
    const born = hung ? envelope * LETS_GO : (envelope - HUNG) * GAP;
    const age = hangs ? -1 : elapsed - born;
    this.scale = (SIZES[layer] ?? 1) * this.unit;
    const high = ENVELOPE.height * this.scale;
    const lane = hung
      ? 0.1 + (0.8 * (rank + layer / LAYERS)) / ((HUNG - 1) / LAYERS)
      : 0.06 + 0.88 * ((rank * GOLDEN + random(seed, layer)) % 1);
    this.x = this.#width * lane;
    const speed = (this.#height + 2 * high) / (FALLS[layer] ?? 1);
    if (hung) this.#hang(layer, rank, age, speed);
    else this.y = -high + speed * age;
    this.#sway(age, key, seed, hung);
    return hung ? this.y < this.#height + high : age > 0 && this.y < this.#height + high;
  }

  #hang(layer: number, rank: number, age: number, speed: number): void {
    const slack = Math.max(0, age);
    const gone = slack - HEAVY * (1 - Math.exp(-slack / HEAVY));
    this.y = this.#height * ((HANGS[layer] ?? 0) + 0.05 * ((rank * 2) % 3)) + speed * gone;
    this.string = age < 0 ? 1 : Math.max(0, 1 - age / 180);
  }

  /** It swings like a leaf and rotates at its own pace; released ones begin at rest. */
  #sway(age: number, key: number, seed: number, hung: boolean): void {
    const t = Math.max(0, age);
    const phase = hung ? 0 : random(seed, key + 1);
    const swing = TAU * (phase + t / (SWAY * (0.8 + 0.5 * random(seed, key + 2))));
    const wide = hung ? 1 - Math.exp(-t / HEAVY) : 1;
    const way = random(seed, key + 3) < 0.5 ? 1 : -1;
    if (!hung) this.string = 0;
    this.x += 15 * this.unit * wide * Math.sin(swing);
    this.rotation = (hung ? 0.08 * (random(seed, key + 5) - 0.5) : 0) + 0.3 * wide * Math.sin(swing + 1.1);
    const began = hung ? (random(seed, key + 4) - 0.5) * 0.12 : random(seed, key + 4);
    this.turn = began + (way * t) / (2_400 + 1_600 * random(seed, key + 6));
  }
}
