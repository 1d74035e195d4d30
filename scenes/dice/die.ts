import type { Texture } from 'pixi.js';
import type { Rect } from '../../src/games/pools/engine/poolView.ts';
import { easeOut, lerp, smoothstep } from '../engine/ease.ts';
import { NIGHT, VOLT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { random } from '../kit/motion/random.ts';
import { type Throw, Tumble } from '../kit/motion/tumble.ts';
import { APART, GATHERED, ROLL, THROWN } from './diceTimes.ts';

const FRAMES = 24;
/** Number of frames during a roll; at its start they run at double speed. */
const STEPS = 46;
/** ms a frame is shown while the dice are shaken: the speed at which the throw begins. */
const SHAKEN = ROLL / (2 * STEPS);
/** From this bounce on a die shows its final face. */
const FACE_KNOCK = 2;
/** ms for which a die lights up. */
const SHINE = 900;
/** Scale between sprites at rest and in the air, for the same size of a die. */
const AIR = 1.5;
/** For a sprite at rest: the distance from its middle to the ground, and the die's share of it. */
const FOOT = 0.2;
const BODY = 152 / 192;

/** One of the three ivory dice: at rest, gathered, shaken and thrown. */
export class Die {
  readonly #index: number;
  readonly #rest: readonly Texture[];
  readonly #air: readonly Texture[];
  readonly #shadow: Texture;
  readonly #glow: Texture;
  readonly #tumble = new Tumble();
  readonly #throw: Throw = {
    fromX: 0,
    fromY: 0,
    toX: 0,
    toY: 0,
    height: 0,
    rotation: 0,
    roll: 0,
    duration: ROLL,
    frames: FRAMES,
    steps: STEPS,
    last: 0,
  };
  #stage: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #size = 0;

  constructor(assets: SceneAssets, index: number) {
    this.#index = index;
    this.#rest = assets.frames('ivory');
    this.#air = assets.frames('ivoryTumble');
    this.#shadow = assets.texture('shadow');
    this.#glow = assets.texture('glow');
  }

  /** Sets the tray and the size of a die in it. */
  resize(stage: Rect, size: number): void {
    this.#stage = stage;
    this.#size = size;
    const how = this.#throw;
    const hand = this.#index - 1;
    how.fromX = stage.x + stage.width * 0.77 + hand * size * 0.5;
    how.fromY = stage.y + stage.height * 0.72 + (this.#index === 1 ? 0.24 : 0) * size;
    how.height = stage.height * 0.34;
  }

  /** Draws it at rest; `aside`: how far it has moved aside for the countdown in its row, 0 to 1. */
  lie(face: number, aside: number, layer: QuadBatch): void {
    this.#aim(face, aside);
    const { toX, toY, rotation } = this.#throw;
    this.#put(this.#rest[face] as Texture, toX, toY, 0, rotation, 1, 1, layer);
  }

  /** Lights it up, `since` ms after the result became visible. */
  shine(since: number, light: QuadBatch): void {
    const power = smoothstep(since, 0, 140) * (1 - smoothstep(since, 240, SHINE));
    const scale = (2.1 * this.#size) / this.#glow.width;
    light.put(this.#glow, this.#throw.toX, this.#throw.toY, scale, scale, 0, VOLT, 0.4 * power);
  }

  /** Draws it `t` ms after betting closed: from its previous to its final position. */
  roll(t: number, from: number, to: number | null, seed: number, aside: number, layer: QuadBatch): void {
    const start = THROWN + this.#index * APART;
    if (to === null || t < start) this.#shake(t, start, from, to ?? from, seed, aside, layer);
    else this.#fall(t - start, to, seed, layer);
  }

  #shake(
    t: number,
    start: number,
    from: number,
    to: number,
    seed: number,
    aside: number,
    layer: QuadBatch,
  ): void {
    this.#aim(from, aside);
    const { toX, toY, rotation } = this.#throw;
    this.#aimThrow(to, seed);
    const how = this.#throw;
    const lift = easeOut(t / GATHERED);
    const gone = smoothstep(t, 0, GATHERED);
    const power = smoothstep(t, GATHERED * 0.6, GATHERED) * smoothstep(start - t, 0, 60) * this.#size * 0.09;
    const phase = (t - GATHERED) / 38 + this.#index * 2;
    const x = lerp(toX, how.fromX, gone) + Math.sin(phase) * power;
    const y = lerp(toY, how.fromY, gone);
    const height = how.height * lift + Math.cos(phase * 1.3) * power;
    // Counted back from the first frame of the throw, which avoids a jump between the two.
    const steps = STEPS + Math.round((start - t) / SHAKEN);
    const frame = modulo(how.last - steps, FRAMES);
    const turn = lerp(rotation, how.rotation - how.roll, gone);
    if (t < 60) this.#put(this.#rest[from] as Texture, x, y, height, turn, 1, 1 - lift, layer);
    else this.#put(this.#air[frame] as Texture, x, y, height, turn, AIR, 1 - lift, layer);
  }

  #fall(t: number, face: number, seed: number, layer: QuadBatch): void {
    this.#aimThrow(face, seed);
    const tumble = this.#tumble.set(t, this.#throw);
    const shows = t >= Tumble.knock(FACE_KNOCK, ROLL);
    const frame = shows ? this.#rest[face] : this.#air[tumble.frame];
    const { x, y, height, rotation, shadow } = tumble;
    this.#put(frame as Texture, x, y, height, rotation, shows ? 1 : AIR, shadow, layer);
  }

  /** Its position and rotation for a face on top: the same in every round. */
  #aim(face: number, aside: number): void {
    const { x, y, width, height } = this.#stage;
    const how = this.#throw;
    const key = this.#index * 6 + face;
    const loose = this.#size * 0.16;
    const pitch = Math.min(this.#size * 1.5, width * 0.29);
    const place = lerp(
      (this.#index - 1) * pitch,
      (this.#index - 1.5) * slotPitch(this.#stage, this.#size),
      aside,
    );
    how.toX = x + width / 2 + place + (random(LIE, 3 * key) - 0.5) * loose;
    how.toY = y + height * GROUND + (random(LIE, 3 * key + 1) - 0.5) * loose;
    how.rotation = (random(LIE, 3 * key + 2) - 0.5) * 0.34;
  }

  #aimThrow(face: number, seed: number): void {
    this.#aim(face, 0);
    this.#throw.roll = -(2.4 + 2.4 * random(seed, this.#index));
  }

  #put(
    frame: Texture,
    x: number,
    y: number,
    height: number,
    rotation: number,
    times: number,
    near: number,
    layer: QuadBatch,
  ): void {
    const scale = this.#size / (BODY * 192);
    const foot = y + FOOT * 192 * scale;
    const wide = 1.6 * scale * lerp(1.35, 1, near);
    layer.put(this.#shadow, x + height * 0.1, foot, wide, wide, 0, NIGHT, lerp(0.4, 1, near));
    layer.put(this.#shadow, x + height * 0.1, foot, wide * 0.72, wide * 0.8, 0, NIGHT, 0.8 * near);
    layer.put(frame, x, y - height, scale * times, scale * times, rotation, WHITE, 1);
  }
}

/** Seed of the resting positions. */
const LIE = 9_173;
/** Vertical position of the dice's middles in the tray. */
export const GROUND = 0.64;

/** Distance between three dice and a countdown in one row. */
export function slotPitch({ width }: Rect, size: number): number {
  return Math.min(size * 1.32, width * 0.24);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
