import type { Texture } from 'pixi.js';
import { DINGDONG_BOARD } from '../../contract/games/dingdong/rules.ts';
import { ringColumn, ringRow } from '../../src/games/dingdong/engine/dingdongLayout.ts';
import { CELLS } from '../../src/games/dingdong/engine/dingdongRuns.ts';
import type { Rect } from '../../src/games/pools/engine/poolView.ts';
import { popOut } from '../engine/ease.ts';
import { TEAL, VOLT, WHITE } from '../engine/palette.ts';
import { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { NinePatch } from '../kit/pools/plates.ts';
import { Bulbs } from './bulbs.ts';
import { type FrameContext, SHINES } from './frameContext.ts';

/** Thickness of the cabinet's border at unit 1, and the distance of the lamps from its edge. */
const FRAME = 11;
const LAMPS = 5.4;
/** The colour between the cells. */
const GROUND = 0x0d0b2b;
/** From this cell size on the large sprites of the symbols are used. */
const LARGE = 58;
/** Length of the light's trail in cells, and its duration, ms. */
const TRAIL = 4;
const FADES = 130;

/** The cabinet: border and lamps, the ring of symbols and the light that runs on it. */
export class Ring {
  /** The static border, plates and symbols. */
  readonly still: QuadBatch;
  /** Inside of the ring, and a cell's width and height. */
  readonly inside: Rect = { x: 0, y: 0, width: 0, height: 0 };
  readonly #bulbs: Bulbs;
  readonly #rim: NinePatch;
  readonly #plain: NinePatch;
  readonly #lit: NinePatch;
  readonly #win: NinePatch;
  readonly #screen: NinePatch;
  readonly #halo: Texture;
  readonly #pool: Texture;
  readonly #shadow: Texture;
  readonly #white: Texture;
  readonly #small: readonly Texture[];
  readonly #large: readonly Texture[];
  #symbols: readonly Texture[];
  #x = 0;
  #y = 0;
  #wide = 1;
  #high = 1;
  #symbol = 1;

  constructor(assets: SceneAssets) {
    this.#bulbs = new Bulbs(assets);
    this.#rim = new NinePatch(assets.texture('rim'), 46);
    this.#plain = new NinePatch(assets.texture('cell_plain'), 26);
    this.#lit = new NinePatch(assets.texture('cell_lit'), 26);
    this.#win = new NinePatch(assets.texture('cell_win'), 26);
    this.#screen = new NinePatch(assets.texture('plate_plain'), 24);
    this.#halo = assets.texture('halo');
    this.#pool = assets.texture('backdrop');
    this.#shadow = assets.texture('shadow');
    this.#white = assets.texture('white');
    this.#small = DINGDONG_BOARD.map((symbol) => assets.texture(symbol));
    this.#large = DINGDONG_BOARD.map((symbol) => assets.texture(`big${symbol}`));
    this.#symbols = this.#small;
    this.still = new QuadBatch(this.#white, 480, { still: true });
  }

  resize({ layout: { stage }, unit }: FrameContext): void {
    const frame = FRAME * unit;
    this.#x = stage.x + frame;
    this.#y = stage.y + frame;
    this.#wide = (stage.width - 2 * frame) / 7;
    this.#high = (stage.height - 2 * frame) / 7;
    this.inside.x = this.#x + this.#wide;
    this.inside.y = this.#y + this.#high;
    this.inside.width = 5 * this.#wide;
    this.inside.height = 5 * this.#high;
    const side = Math.min(this.#wide, this.#high);
    this.#symbols = side > LARGE ? this.#large : this.#small;
    this.#symbol = (0.86 * side) / (this.#symbols[0]?.orig.width ?? 96);
    const { still } = this;
    still.begin();
    this.#layCabinet(stage, unit);
    for (let cell = 0; cell < CELLS; cell++) {
      this.#put(still, this.#plain, cell, 1, WHITE, 1);
      this.#putSymbol(still, cell, 1, 1);
    }
    const lamps = LAMPS * unit;
    const { x, y, width, height } = stage;
    this.#bulbs.resize(
      { x: x + lamps, y: y + lamps, width: width - 2 * lamps, height: height - 2 * lamps },
      unit,
      still,
    );
    still.end();
  }

  draw(context: FrameContext, near: QuadBatch, light: QuadBatch): void {
    this.#bulbs.draw(context, near, light);
    if (context.cell < 0 || context.view.phase === 'loading') return;
    if (context.runs) this.#drawTrail(context, near, light);
    const { cell, shown, again, options } = context;
    const still = options.reducedMotion;
    const fresh = shown >= 0 && !still ? popOut(shown / 380) : 1;
    const lifted = shown >= 0 ? 1.08 + 0.1 * Math.sin(Math.min(1, fresh) * Math.PI) : 1.04;
    const plate = shown >= 0 && !context.view.voided ? this.#win : this.#lit;
    this.#put(near, plate, cell, lifted, WHITE, context.view.phase === 'betting' ? 0.75 : 1);
    this.#putSymbol(near, cell, shown >= 0 ? 1.16 : 1.06, 1);
    const tint = again >= 0 ? TEAL : VOLT;
    this.#putHalo(light, cell, lifted, tint, this.#strength(context));
  }

  destroy(): void {
    for (const patch of [this.#rim, this.#plain, this.#lit, this.#win, this.#screen]) patch.destroy();
  }

  /** The light's brightness: it pulses during betting, and blinks before it starts. */
  #strength({ view, running, runs, shown, options }: FrameContext): number {
    if (options.reducedMotion) return view.phase === 'betting' ? 0.35 : 0.9;
    if (view.phase === 'betting') return 0.3 + 0.12 * Math.sin(view.elapsed / 420);
    if (runs) return 1;
    if (shown >= 0) return 0.8 + 0.2 * Math.cos((Math.min(shown, SHINES) / 500) * Math.PI * 2);
    return 0.55 + 0.45 * Math.cos((running / 150) * Math.PI * 2);
  }

  /** The light's trail, which fades by the time since it left a cell. */
  #drawTrail({ light, running }: FrameContext, near: QuadBatch, glow: QuadBatch): void {
    const step = light.step(running);
    for (let back = 1; back <= TRAIL && back <= step; back++) {
      const left = light.time(step - back + 1);
      const alpha = Math.exp((left - running) / FADES) * (1 - back / (TRAIL + 2));
      const cell = (light.cell(running) - back + 2 * CELLS) % CELLS;
      this.#put(near, this.#lit, cell, 1, WHITE, 0.7 * alpha);
      this.#putSymbol(near, cell, 1, 1);
      this.#putHalo(glow, cell, 1, VOLT, 0.6 * alpha);
    }
  }

  #layCabinet({ x, y, width, height }: Rect, unit: number): void {
    const { still } = this;
    const wide = width / this.#shadow.orig.width;
    const high = height / this.#shadow.orig.height;
    still.put(this.#shadow, x + width / 2, y + height * 0.54, wide * 1.2, high * 1.18, 0, WHITE, 0.85);
    // Cross-shaped, because the border's corners are round.
    const inset = 5 * unit;
    const corner = 16 * unit;
    this.#fill(x + inset, y + corner, width - 2 * inset, height - 2 * corner);
    this.#fill(x + corner, y + inset, width - 2 * corner, height - 2 * inset);
    this.#rim.put(still, x, y, width, height, 0.58 * unit, WHITE, 1);
    const screen = this.inside;
    const gap = 2.5 * unit;
    this.#screen.put(
      still,
      screen.x + gap,
      screen.y + gap,
      screen.width - 2 * gap,
      screen.height - 2 * gap,
      0.55 * unit,
      0x8a86d8,
      0.9,
    );
    still.put(
      this.#pool,
      screen.x + screen.width / 2,
      screen.y + screen.height / 2,
      (screen.width * 0.98) / this.#pool.orig.width,
      (screen.height * 0.98) / this.#pool.orig.height,
      0,
      0x5a49d6,
      0.55,
    );
  }

  #fill(x: number, y: number, width: number, height: number): void {
    const { width: side } = this.#white;
    this.still.put(this.#white, x, y, width / side, height / side, 0, GROUND, 1);
  }

  #middleX(cell: number): number {
    return this.#x + (ringColumn(cell) + 0.5) * this.#wide;
  }

  #middleY(cell: number): number {
    return this.#y + (ringRow(cell) + 0.5) * this.#high;
  }

  #put(layer: QuadBatch, plate: NinePatch, cell: number, grown: number, tint: number, alpha: number): void {
    const wide = this.#wide * 0.96 * grown;
    const high = this.#high * 0.96 * grown;
    const left = this.#middleX(cell) - wide / 2;
    const top = this.#middleY(cell) - high / 2;
    plate.put(layer, left, top, wide, high, Math.min(wide, high) / 104, tint, alpha);
  }

  #putSymbol(layer: QuadBatch, cell: number, grown: number, alpha: number): void {
    const scale = this.#symbol * grown;
    const texture = this.#symbols[cell];
    if (texture) layer.put(texture, this.#middleX(cell), this.#middleY(cell), scale, scale, 0, WHITE, alpha);
  }

  #putHalo(layer: QuadBatch, cell: number, grown: number, tint: number, alpha: number): void {
    const wide = (this.#wide * 0.96 * grown) / 92;
    const high = (this.#high * 0.96 * grown) / 92;
    layer.put(this.#halo, this.#middleX(cell), this.#middleY(cell), wide, high, 0, tint, alpha);
  }
}
