import type { Texture } from 'pixi.js';
import { TURN } from '../../src/games/mines/engine/minesView.ts';
import { smoothstep } from '../engine/ease.ts';
import { CORAL, NIGHT, TEAL, VOLT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { gsap, paused, seek } from '../engine/timeline.ts';

/** Scale of the content of a hollow, relative to its sprite. */
const IN_HOLLOW = 0.72;
/** ms per frame of the blast, and until its smoke is gone. */
const BLAST_FRAME = 60;
export const BLAST = 1_300;
/** Scale of a smoke as it appears. */
const PUFF = 0.6;
/** Seconds in which a tile is turned to its edge, and from there to its hollow. */
const HALF = TURN / 2_000;
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
  /** Widths of its back and its hollow; there a gem pops in, or fades in after the end. All tiles share the timelines. */
  readonly #side = { back: 1, hollow: 0, lift: 1, pop: 0, fade: 0, shine: 1 };
  readonly #turn = paused(
    gsap
      .timeline({ defaults: { duration: HALF, ease: 'none' } })
      .to(this.#side, { back: 0 })
      .addLabel('edge')
      .to(this.#side, { lift: 1.06, ease: 'sine.out', yoyo: true, repeat: 1 }, 0)
      .to(this.#side, { hollow: 1 }, 'edge')
      .to(this.#side, { pop: 1, duration: 0.32, ease: 'back.out(1.7)' }, 'edge')
      .to(this.#side, { fade: 1, duration: 0.32, ease: 'power2.out' }, 'edge')
      .to(this.#side, { shine: 0, duration: 0.62, ease: 'smooth' }, 'edge'),
  );
  readonly #fire = { glow: 0.8 };
  readonly #puffs: { sprite: Texture; scale: number; alpha: number }[];
  readonly #explosion;
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
    this.#puffs = assets.frames('smoke').map((sprite) => ({ sprite, scale: PUFF, alpha: 0.45 }));
    this.#explosion = paused(
      gsap
        .timeline({ defaults: { duration: 0.9, stagger: 0.09 } })
        .to(this.#fire, { glow: 0, duration: 0.42, ease: 'smooth' })
        .to(this.#puffs, { scale: 1.5, ease: 'power2.out' }, 0.16)
        .to(this.#puffs, { alpha: 0, ease: 'none' }, 0.16),
    );
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
    const { pop, shine } = this.#side;
    this.#put(layer, what === 'gem' ? this.#gem : this.#mine, IN_HOLLOW * pop, IN_HOLLOW * pop, WHITE, 1);
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
    const [sprite, size] = [what === 'gem' ? this.#gem : this.#mine, IN_HOLLOW * 0.86];
    this.#put(layer, sprite, size, size, WHITE, LEFT * this.#side.fade);
  }

  /** Draws a tile that turns over to its hollow. Returns whether the hollow is visible. */
  #turned(layer: QuadBatch, t: number, hollow: Texture, alpha: number): boolean {
    seek(this.#turn, t);
    const { back, hollow: open, lift } = this.#side;
    if (back > 0) this.#put(layer, this.#lit, back * lift, lift, WHITE, 1);
    else this.#put(layer, hollow, open * lift, lift, WHITE, alpha);
    return back === 0;
  }

  #explode(layer: QuadBatch, light: QuadBatch, t: number): void {
    seek(this.#explosion, t);
    for (const { sprite, scale, alpha } of this.#puffs)
      if (scale > PUFF) this.#put(layer, sprite, scale, scale, NIGHT, alpha);
    const frame = this.#blast[Math.floor(t / BLAST_FRAME)];
    if (frame) this.#put(layer, frame, 1.15, 1.15, WHITE, 1);
    this.#put(light, this.#glow, 2.6, 2.6, 0xff8a3c, this.#fire.glow);
  }

  destroy(): void {
    this.#turn.kill();
    this.#explosion.kill();
  }

  #put(layer: QuadBatch, sprite: Texture, scaleX: number, scaleY: number, tint: number, alpha: number): void {
    layer.put(sprite, this.#x, this.#y, this.#scale * scaleX, this.#scale * scaleY, 0, tint, alpha);
  }
}
