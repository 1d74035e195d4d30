import type { Texture } from 'pixi.js';
import type { EggPlace } from '../../src/games/eggs/engine/eggsView.ts';
import { clamp01, easeOut, lerp, popOut, smoothstep } from '../engine/ease.ts';
import { NIGHT, TEXT, TEXT_SOFT, VOLT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';

/** Rates in 1/10000 are shown with at most one decimal. */
const ONE = 10_000;
const TENTH = 1_000;
/** From the egg's middle, in pixels of the atlas: its foot, the rim where its prize comes out, the light's root. */
const FOOT = 84;
const RIM = -22;
const ROOT = -28;
/** Amplitude of a picked egg's rocking, radians, and the period, ms. */
const ROCK = 0.075;
const SWING = 150;
/** ms in which the cap flies off, and how far, in pixels of the atlas. */
const CAP = 620;
const CAP_AWAY = 150;
const CAP_UP = 210;
/** ms in which a prize rises. */
const RISE = 360;

/** One of the eggs in its nest. A pure function of the ms given to it. */
export class Egg {
  readonly #whole: Texture;
  readonly #top: Texture;
  readonly #bottom: Texture;
  readonly #inside: Texture;
  readonly #nest: Texture;
  readonly #nestFront: Texture;
  readonly #cracks: readonly Texture[];
  readonly #beam: Texture;
  readonly #smoke: readonly Texture[];
  readonly #shadow: Texture;
  readonly #prize: TextLine;
  #place: EggPlace = { x: 0, y: 0, scale: 1 };
  /** The direction in which its cap flies. */
  #side = 1;

  constructor(assets: SceneAssets, index: number) {
    const frame = (name: string) => assets.frames(name)[index] as Texture;
    this.#whole = frame('egg');
    this.#top = frame('eggTop');
    this.#bottom = frame('eggBottom');
    this.#inside = assets.texture('eggInside');
    this.#nest = assets.texture('nest');
    this.#nestFront = assets.texture('nestFront');
    this.#cracks = assets.frames('crack');
    this.#beam = assets.texture('beam');
    this.#smoke = assets.frames('smoke');
    this.#shadow = assets.texture('shadow');
    this.#prize = new TextLine(assets.font('display'), 8);
    this.#side = index % 2 === 0 ? -1 : 1;
  }

  resize(place: EggPlace): void {
    this.#place = place;
  }

  /**
   * Draws it closed: `rocks` is ms since it was picked, below 0 if not; `cracked` 0..1 is the progress of the cracks; `tint`
   * dims it.
   */
  closed(layer: QuadBatch, rocks: number, cracked: number, tint: number): void {
    const turn = rocks < 0 ? 0 : ROCK * smoothstep(rocks, 0, 120) * Math.sin((rocks / SWING) * Math.PI * 2);
    this.#ground(layer, tint);
    // It rocks about its foot.
    const x = Math.sin(turn) * FOOT;
    const y = FOOT - Math.cos(turn) * FOOT;
    this.#put(layer, this.#whole, x, y, turn, tint);
    const crack = this.#cracks[Math.min(this.#cracks.length - 1, Math.floor(cracked * this.#cracks.length))];
    if (crack && cracked > 0) this.#put(layer, crack, x, y, turn, tint);
    this.#put(layer, this.#nestFront, 0, 0, 0, tint);
  }

  /**
   * Draws it open since `t` ms, with its prize: `picked` is true for the player's own egg, false for those opened afterwards.
   * Its prize is drawn in `above`, over its light, which would make it unreadable.
   * @param rate in 1/10000
   */
  open(
    layer: QuadBatch,
    light: QuadBatch,
    above: QuadBatch,
    t: number,
    rate: number,
    picked: boolean,
    decimal: ',' | '.',
    tint: number,
  ): void {
    const { x, y, scale } = this.#place;
    this.#ground(layer, tint);
    this.#put(layer, this.#inside, 0, 0, 0, tint);
    if (picked && rate > 0) {
      const shine = smoothstep(t, 0, 200);
      light.put(
        this.#beam,
        x,
        y + ROOT * scale,
        scale,
        scale * (0.7 + 0.3 * shine),
        0,
        rate > ONE ? VOLT : WHITE,
        0.85 * shine,
      );
    }
    this.#put(layer, this.#bottom, 0, 0, 0, tint);
    this.#put(layer, this.#nestFront, 0, 0, 0, tint);
    if (picked && rate === 0) this.#puff(layer, t);
    this.#cap(layer, t, tint);
    this.#write(picked ? above : layer, t, rate, picked, decimal);
  }

  #ground(layer: QuadBatch, tint: number): void {
    const { x, y, scale } = this.#place;
    layer.put(this.#shadow, x, y + 92 * scale, 1.9 * scale, 1.1 * scale, 0, NIGHT, 0.5);
    this.#put(layer, this.#nest, 0, 0, 0, tint);
  }

  /** The cap turns as it flies off, and disappears. */
  #cap(layer: QuadBatch, t: number, tint: number): void {
    const share = clamp01(t / CAP);
    if (share >= 1) return;
    const { x, y, scale } = this.#place;
    const away = this.#side * CAP_AWAY * easeOut(share);
    const up = CAP_UP * (2.2 * share - 1.5 * share * share);
    layer.put(
      this.#top,
      x + away * scale,
      y - up * scale,
      scale,
      scale,
      this.#side * 1.9 * share,
      tint,
      1 - smoothstep(share, 0.55, 1),
    );
  }

  #puff(layer: QuadBatch, t: number): void {
    const { x, y, scale } = this.#place;
    for (let i = 0; i < 3; i++) {
      const share = clamp01((t - 60 * i) / 900);
      const smoke = this.#smoke[i % this.#smoke.length];
      if (!smoke || share <= 0 || share >= 1) continue;
      const size = scale * lerp(0.35, 1, easeOut(share));
      layer.put(
        smoke,
        x + (i - 1) * 26 * scale * share,
        y + (RIM - 90 * share) * scale,
        size,
        size,
        0.6 * share * (i - 1),
        WHITE,
        0.7 * (1 - share),
      );
    }
  }

  #write(layer: QuadBatch, t: number, rate: number, picked: boolean, decimal: ',' | '.'): void {
    const { x, y, scale } = this.#place;
    const share = clamp01(t / RISE);
    const line = this.#prize.clear().number(Math.floor(rate / ONE));
    if (rate % ONE > 0) line.char(decimal.charCodeAt(0)).number(Math.floor((rate % ONE) / TENTH));
    line.text('x');
    const size = (picked ? 56 : 44) * scale * (0.5 + 0.5 * popOut(share));
    const lifted = lerp(RIM + 10, RIM - (picked ? 38 : 20), easeOut(share));
    const tint = !picked ? TEXT_SOFT : rate > ONE ? VOLT : TEXT;
    // A dark background: light there would be as bright as the letters.
    if (picked) {
      const shade = smoothstep(share, 0, 0.4);
      layer.put(
        this.#shadow,
        x,
        y + lifted * scale - 0.36 * size,
        1.5 * scale,
        1.7 * scale,
        0,
        NIGHT,
        0.7 * shade,
      );
    }
    line.put(layer, x, y + lifted * scale, size, 0.5, tint, (picked ? 1 : 0.85) * smoothstep(share, 0, 0.4));
  }

  /** Places a sprite of the egg's frame by its offset in pixels of the atlas. */
  #put(layer: QuadBatch, sprite: Texture, x: number, y: number, turn: number, tint: number): void {
    const place = this.#place;
    layer.put(
      sprite,
      place.x + x * place.scale,
      place.y + y * place.scale,
      place.scale,
      place.scale,
      turn,
      tint,
      1,
    );
  }
}
