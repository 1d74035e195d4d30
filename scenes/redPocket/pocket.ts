import type { Texture } from 'pixi.js';
import { clamp01, lerp, smoothstep } from '../engine/ease.ts';
import { WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { gsap, paused, seek } from '../engine/timeline.ts';

/** Pixels of the atlas from the middle of the parts' frame: the fold, the body's bottom, the mouth's lowest point. */
const FOLD = -94;
const FOOT = 238;
const MOUTH = -22;
/** The paper's sprite, and its final scale relative to that in the envelope. */
const NOTE = { width: 224, height: 250 } as const;
const GROWS = 1.42;

/** ms after it began to open: the paper is out, its amount is counted, nothing moves any more. */
export const OPENS = { out: 640, counted: 1_750, rests: 3_400 } as const;

/** The paper's position on its way out. */
export interface NotePlace {
  x: number;
  y: number;
  /** CSS pixels per pixel of its sprite. */
  scale: number;
}

/** The envelope in the middle: closed, then its flap opens, and the paper comes out and towards the viewer. */
export class Pocket {
  /** Its middle, and CSS pixels per pixel of the atlas. */
  x = 0;
  y = 0;
  scale = 1;
  /** The middle of the paper's final position. */
  noteY = 0;
  /** The paper as last drawn. */
  readonly note: NotePlace = { x: 0, y: 0, scale: 1 };
  /** How far it has opened, each 0 to 1: its parts, the light and halo behind it, the text on the paper and the amount. */
  readonly opening = { flap: 0, rise: 0, grow: 0, light: 0, halo: 0, words: 0, count: 0 };
  #out = false;
  readonly #inside: Texture;
  readonly #front: Texture;
  readonly #flap: Texture;
  readonly #flapUp: Texture;
  readonly #note: Texture;
  readonly #timeline = paused(
    gsap
      .timeline({ defaults: { ease: 'smooth' } })
      .addLabel('rises', 0.2)
      .addLabel('out', OPENS.out / 1_000)
      .addLabel('counted', OPENS.counted / 1_000)
      .to(this.opening, { flap: 1, duration: 0.28, ease: 'power2.out' }, 0)
      .to(this.opening, { light: 1, duration: 0.48 }, 0.12)
      .to(this.opening, { rise: 1, duration: 0.56, ease: 'power2.out' }, 'rises')
      .to(this.opening, { halo: 1, duration: 0.6 }, 'rises')
      .to(this.opening, { words: 1, duration: 0.16 }, 'rises')
      .to(this.opening, { grow: 1, duration: 0.48, ease: 'back.out(1.7)' }, 'out')
      .to(this.opening, { count: 1, duration: 0.99, ease: 'none' }, 'counted-=0.99'),
  );

  constructor(assets: SceneAssets) {
    this.#inside = assets.texture('inside');
    this.#front = assets.texture('front');
    this.#flap = assets.texture('flap');
    this.#flapUp = assets.texture('flapUp');
    this.#note = assets.texture('note');
  }

  resize(width: number, height: number): void {
    this.scale = Math.min((0.46 * height) / 336, (0.36 * width) / 256);
    this.x = width / 2;
    this.y = height * 0.97 - FOOT * this.scale;
    this.noteY = height * 0.365;
  }

  /** The mouth, where coins fly out. */
  get mouthY(): number {
    return this.y + (FOLD + 40) * this.scale;
  }

  /** Sets the ms since it began to open; below 0: closed. */
  set(opened: number): void {
    this.#out = opened >= OPENS.out;
    seek(this.#timeline, opened);
  }

  /** Draws it. `arrives` is its presence, 0 to 1. */
  draw(near: QuadBatch, arrives: number): void {
    const { flap, rise, grow } = this.opening;
    const turn = Math.cos(flap * Math.PI);
    this.#part(near, this.#inside, arrives);
    if (turn < 0) this.#folded(near, this.#flapUp, -turn, arrives);
    this.#place(rise, grow);
    if (!this.#out && rise > 0) this.drawNote(near);
    this.#part(near, this.#front, arrives);
    if (turn > 0) this.#folded(near, this.#flap, turn, arrives);
  }

  /** Draws the paper; it is behind the envelope's front while it comes out, and in front afterwards. */
  drawNote(near: QuadBatch): void {
    const { x, y, scale } = this.note;
    near.put(this.#note, x, y, scale, scale, 0, WHITE, 1);
  }

  destroy(): void {
    this.#timeline.kill();
  }

  #place(rise: number, grow: number): void {
    const inside = this.y + (FOLD + 24) * this.scale;
    const out = this.y + (MOUTH - 6 - NOTE.height) * this.scale;
    const size = lerp(this.scale, this.scale * GROWS, grow);
    this.note.x = this.x;
    this.note.scale = size;
    this.note.y = lerp(lerp(inside, out, rise), this.noteY - (NOTE.height / 2) * size, clamp01(grow));
  }

  #part(near: QuadBatch, sprite: Texture, alpha: number): void {
    near.put(sprite, this.x, this.y, this.scale, this.scale, 0, WHITE, alpha);
  }

  /** A foreshortened flap: `high` is its visible height, 1 as in the sprite. */
  #folded(near: QuadBatch, sprite: Texture, high: number, alpha: number): void {
    const fold = FOLD * this.scale;
    const shade = 0xa0 + Math.round(0x5f * smoothstep(high, 0, 0.7));
    const tint = (shade << 16) | (shade << 8) | shade;
    near.put(sprite, this.x, this.y + fold * (1 - high), this.scale, this.scale * high, 0, tint, alpha);
  }
}
