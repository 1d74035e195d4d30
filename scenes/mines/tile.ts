import type { Texture } from 'pixi.js';
import { TURN } from '../../src/games/mines/engine/minesView.ts';
import { clamp01, easeOut, popOut, smoothstep } from '../engine/ease.ts';
import { CORAL, NIGHT, TEAL, VOLT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';

/** Scale of the content of a hollow, relative to its sprite. */
const IN_HOLLOW = 0.72;
/** ms in which a gem pops in, and until the light of a newly opened tile rests. */
const POP = 320;
const SHINE = 620;
/** ms per frame of the blast, and until its smoke is gone. */
const BLAST_FRAME = 60;
export const BLAST = 1_300;
/** Brightness of unopened content. */
const LEFT = 0.45;
/** Tint of a tile before a round. */
const IDLE = 0xb9b4e6;

/** One tile of the board, in all its states. */
export class Tile {
  readonly #closed: Texture;
  readonly #lit: Texture;
  readonly #hollow: Texture;
  readonly #safe: Texture;
  readonly #boom: Texture;
  readonly #gem: Texture;
  readonly #mine: Texture;
  readonly #halo: Texture;
  readonly #glow: Texture;
  readonly #blast: readonly Texture[];
  readonly #smoke: readonly Texture[];
  #x = 0;
  #y = 0;
  #scale = 1;

  constructor(assets: SceneAssets) {
    this.#closed = assets.texture('tile');
    this.#lit = assets.texture('tileLit');
    this.#hollow = assets.texture('tileOpen');
    this.#safe = assets.texture('tileSafe');
    this.#boom = assets.texture('tileBoom');
    this.#gem = assets.texture('gem');
    this.#mine = assets.texture('mine');
    this.#halo = assets.texture('halo');
    this.#glow = assets.texture('glow');
    this.#blast = assets.frames('blast');
    this.#smoke = assets.frames('smoke');
  }

  /** Sets where the next one is drawn: its middle, and CSS pixels per pixel of the atlas. */
  at(x: number, y: number, scale: number): void {
    this.#x = x;
    this.#y = y;
    this.#scale = scale;
  }

  closed(layer: QuadBatch, playing: boolean): void {
    this.#put(layer, this.#closed, 1, 1, playing ? WHITE : IDLE, 1);
  }

  /** Pressed `t` ms ago, while the house's answer is pending. */
  pressed(layer: QuadBatch, light: QuadBatch, t: number): void {
    const down = 1 - 0.07 * smoothstep(t, 0, 90);
    this.#put(layer, this.#lit, down, down, WHITE, 1);
    this.#put(light, this.#halo, down, down, VOLT, 0.55 * smoothstep(t, 0, 160));
  }

  /** Opened by the player `t` ms ago. `blown` is ms since a mine exploded, below 0 for none. */
  open(layer: QuadBatch, light: QuadBatch, what: 'gem' | 'mine', t: number, blown: number): void {
    if (!this.#turned(layer, t, what === 'gem' ? this.#safe : this.#boom, 1)) return;
    const since = t - TURN / 2;
    const pop = popOut(clamp01(since / POP));
    this.#put(layer, what === 'gem' ? this.#gem : this.#mine, IN_HOLLOW * pop, IN_HOLLOW * pop, WHITE, 1);
    const shine = 1 - smoothstep(since, 0, SHINE);
    if (shine > 0) {
      const tint = what === 'gem' ? TEAL : CORAL;
      this.#put(light, this.#halo, 1 + 0.1 * shine, 1 + 0.1 * shine, tint, shine);
      this.#put(light, this.#glow, 1.2, 1.2, tint, 0.5 * shine);
    }
    if (blown >= 0 && blown < BLAST) this.#explode(layer, light, blown);
  }

  /** Never opened, and turned at the end `t` ms ago. */
  left(layer: QuadBatch, what: 'gem' | 'mine', t: number): void {
    if (!this.#turned(layer, t, this.#hollow, 0.8)) return;
    const pop = easeOut(clamp01((t - TURN / 2) / POP));
    this.#put(
      layer,
      what === 'gem' ? this.#gem : this.#mine,
      IN_HOLLOW * 0.86,
      IN_HOLLOW * 0.86,
      WHITE,
      LEFT * pop,
    );
  }

  /** Draws a tile that turns over to its hollow. Returns whether the hollow is visible. */
  #turned(layer: QuadBatch, t: number, hollow: Texture, alpha: number): boolean {
    const share = clamp01(t / TURN);
    const lift = 1 + 0.06 * Math.sin(share * Math.PI);
    if (share < 0.5) {
      this.#put(layer, this.#lit, (1 - 2 * share) * lift, lift, WHITE, 1);
      return false;
    }
    this.#put(layer, hollow, (2 * share - 1) * lift, lift, WHITE, alpha);
    return true;
  }

  #explode(layer: QuadBatch, light: QuadBatch, t: number): void {
    for (let i = 0; i < this.#smoke.length; i++) {
      const share = clamp01((t - 160 - i * 90) / 900);
      const smoke = this.#smoke[i];
      if (smoke && share > 0) {
        const size = 0.6 + 0.9 * easeOut(share);
        this.#put(layer, smoke, size, size, NIGHT, 0.45 * (1 - share));
      }
    }
    const frame = this.#blast[Math.floor(t / BLAST_FRAME)];
    if (frame) this.#put(layer, frame, 1.15, 1.15, WHITE, 1);
    this.#put(light, this.#glow, 2.6, 2.6, 0xff8a3c, 0.8 * (1 - smoothstep(t, 0, 420)));
  }

  #put(layer: QuadBatch, sprite: Texture, scaleX: number, scaleY: number, tint: number, alpha: number): void {
    layer.put(sprite, this.#x, this.#y, this.#scale * scaleX, this.#scale * scaleY, 0, tint, alpha);
  }
}
