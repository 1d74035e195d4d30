import type { Texture } from 'pixi.js';
import { LEVELS, PLACES } from '../../contract/games/stairs/rules.ts';
import type { StairsLayout, StairsView } from '../../src/games/stairs/engine/stairsView.ts';
import { clamp01, mixColor, smoothstep } from '../engine/ease.ts';
import { NIGHT, TEXT_SOFT, VOLT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { random } from '../kit/motion/random.ts';

/** A block's size relative to its sprite (assets/docs/toys.md). */
const BLOCK = 0.94;
/** Levels above get darker: the number of levels until they are invisible. */
const HAZE = 9;
const DARK = 0x6f6aa8;
/** Number of frames a stone turns in its fall, and how many levels above its target it begins. */
const TURNS = 14;
const HEIGHT = 5;
/** The page's overlay at the upper edge, CSS pixels: no rate is shown below it. */
const TOP = 48;
/** Duration of dust, ms. */
export const DUST = 620;
/** Tint of stones on levels that were never climbed. */
const LEFT = 0x7a6a90;

/** The stairs: blocks of ten levels, their rates, and the falling stones. */
export class Steps {
  readonly #plain: Texture;
  readonly #lit: Texture;
  readonly #safe: Texture;
  readonly #broken: Texture;
  readonly #stones: readonly Texture[];
  readonly #smoke: readonly Texture[];
  readonly #rate: TextLine;

  constructor(assets: SceneAssets) {
    this.#plain = assets.texture('block_plain');
    this.#lit = assets.texture('block_lit');
    this.#safe = assets.texture('block_safe');
    this.#broken = assets.texture('block_broken');
    this.#stones = assets.frames('stone');
    this.#smoke = assets.frames('smoke');
    this.#rate = new TextLine(assets.font('label'), 16);
  }

  /** Draws the visible blocks, from the top down to the ground, and each level's rate. */
  draw(layer: QuadBatch, layout: StairsLayout, view: StairsView, camera: number, decimal: ',' | '.'): void {
    const top = Math.min(LEVELS, Math.ceil(camera + layout.ground / layout.rise + 1));
    for (let level = top; level >= Math.max(0, Math.floor(camera) - 1); level--) {
      const y = layout.ground - (level - camera) * layout.rise;
      this.#level(layer, layout, view, level, y);
      this.#writeRate(layer, layout, view, level, y, decimal);
    }
  }

  /** Draws the stones of the current step, above everything else. */
  stones(layer: QuadBatch, layout: StairsLayout, view: StairsView, camera: number): void {
    const { fallen, stepping, settled, step, falls, lies, seed } = view;
    const stones = fallen[settled];
    if (stepping === null || !stones || step < falls) return;
    const y = layout.ground - (settled + 1 - camera) * layout.rise - 14 * layout.scale;
    for (const place of stones) {
      const x = layout.left + place * layout.pitch;
      const share = clamp01((step - falls) / (lies - falls));
      if (share < 1) {
        const above = (1 - share * share) * HEIGHT * layout.rise;
        const turned = Math.floor(random(seed, place) * 8 + share * TURNS) % 8;
        const stone = this.#stones[turned];
        if (stone) layer.put(stone, x, y - above, layout.scale, layout.scale, 0, WHITE, 1);
      } else this.#dust(layer, layout, x, y, step - lies, place);
    }
  }

  #dust(layer: QuadBatch, layout: StairsLayout, x: number, y: number, t: number, place: number): void {
    const share = clamp01(t / DUST);
    const smoke = this.#smoke[place % this.#smoke.length];
    if (!smoke || share >= 1) return;
    const size = layout.scale * (0.4 + 0.7 * smoothstep(share, 0, 1));
    layer.put(smoke, x, y - 18 * layout.scale * share, size, size, 0, 0xe9d8c8, 0.75 * (1 - share));
  }

  #level(layer: QuadBatch, layout: StairsLayout, view: StairsView, level: number, y: number): void {
    const { path, playing, stepping, settled, step, lies, end, since } = view;
    const stones = view.fallen[level - 1] ?? [];
    const isNew = stepping !== null && level === settled + 1;
    const decided = isNew ? step >= lies : level > 0 && level <= path.length;
    const revealed = end !== 'open' && since >= 0;
    const next = playing && end === 'open' && level === (stepping === null ? path.length : settled) + 1;
    const far = clamp01((layout.ground - y) / (HAZE * layout.rise));
    const size = layout.scale * BLOCK;
    for (let place = 0; place < PLACES; place++) {
      const hit = stones.includes(place) && (decided || (revealed && !isNew));
      const mine = (isNew ? stepping : path[level - 1]) === place;
      const texture = hit
        ? this.#broken
        : mine && decided
          ? this.#safe
          : next && !isNew
            ? this.#lit
            : this.#plain;
      const pressed = isNew && mine && !decided;
      const shade = mixColor(WHITE, DARK, far);
      const tint = hit && !decided ? LEFT : decided && !mine && !hit ? mixColor(shade, NIGHT, 0.35) : shade;
      layer.put(pressed ? this.#lit : texture, layout.left + place * layout.pitch, y, size, size, 0, tint, 1);
    }
  }

  /** Between its level and the one above. */
  #writeRate(
    layer: QuadBatch,
    layout: StairsLayout,
    view: StairsView,
    level: number,
    y: number,
    decimal: ',' | '.',
  ): void {
    const rate = view.rates[level - 1];
    if (!rate || y - layout.rise * 0.5 < TOP) return;
    const hundredths = Math.floor(rate / 100);
    const size = Math.max(11, Math.min(15, layout.rise * 0.24));
    const next = view.playing && view.end === 'open' && level === view.path.length + 1;
    this.#rate
      .clear()
      .number(Math.floor(hundredths / 100), decimal === ',' ? 46 : 44)
      .char(decimal.charCodeAt(0))
      .padded(hundredths % 100, 2)
      .text('x')
      .put(
        layer,
        layout.left - layout.pitch * 0.42,
        y - layout.rise * 0.5 + size * 0.36,
        size,
        0,
        next ? VOLT : TEXT_SOFT,
        next ? 1 : 0.75,
      );
  }
}
