import type { Texture } from 'pixi.js';
import { DINGDONG_BOARD, DINGDONG_POOLS, DINGDONG_RATES } from '../../contract/games/dingdong/rules.ts';
import type { Rect } from '../../src/games/pools/engine/poolView.ts';
import { clamp01, easeOut, popOut, smoothstep } from '../engine/ease.ts';
import { TEAL, TEXT_SOFT, VOLT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import type { PoolTheme } from '../kit/pools/poolBoard.ts';
import type { FrameContext } from './frameContext.ts';

/** The rate of each pool, in tenths. */
const TENTHS = DINGDONG_POOLS.map((pool) => Number(DINGDONG_RATES[pool] / 1_000n));

/** Plates in the room's own colour; the winning one is golden. */
export const POOL_THEME: PoolTheme = {
  plates: ['plate_plain'],
  edge: 24,
  won: 'plate_win',
  light: { sprite: 'halo', edge: 56, reach: 24 },
  pays: DINGDONG_POOLS.map(() => ''),
};

/** The rate of each pool as written on its plate: '4,2x', '21x'. */
export function payTexts(decimal: ',' | '.'): string[] {
  return TENTHS.map(
    (tenths) => `${Math.floor(tenths / 10)}${tenths % 10 ? `${decimal}${tenths % 10}` : ''}x`,
  );
}

/** The inside of the ring after betting: the symbol under the light, large, and the final one's rate. */
export class Centre {
  readonly #symbols: readonly Texture[];
  readonly #glow: Texture;
  readonly #flash: Texture;
  readonly #shadow: Texture;
  readonly #times: TextLine;
  readonly #name: TextLine;

  constructor(assets: SceneAssets) {
    this.#symbols = DINGDONG_BOARD.map((symbol) => assets.texture(`big${symbol}`));
    this.#glow = assets.texture('glow');
    this.#flash = assets.texture('flash');
    this.#shadow = assets.texture('shadow');
    this.#times = new TextLine(assets.font('display'), 8);
    this.#name = new TextLine(assets.font('label'), 48);
  }

  /** `wins`: the player's own win is shown instead of the rate. */
  draw(
    context: FrameContext,
    inside: Rect,
    wins: boolean,
    near: QuadBatch,
    light: QuadBatch,
    text: QuadBatch,
  ): void {
    const { view, cell, shown, again, since, options } = context;
    const texture = this.#symbols[cell];
    if (!texture || (view.phase !== 'closing' && view.phase !== 'result')) return;
    const side = Math.min(inside.height, inside.width);
    const risen = options.reducedMotion ? 1 : easeOut(shown / 260);
    const x = inside.x + inside.width / 2;
    const y = inside.y + inside.height * (0.5 - 0.12 * (shown >= 0 ? risen : 0));
    const scale = ((0.66 * side) / texture.orig.width) * this.#pop(context);
    this.#drawLight(context, x, y, side, light);
    const foot = side * 0.36;
    near.put(this.#shadow, x, y + foot * 0.94, (side * 0.5) / 128, (side * 0.16) / 64, 0, WHITE, 0.8);
    const turn = again >= 0 ? easeOut(again / 260) * Math.PI : 0;
    near.put(texture, x, y, scale, scale, turn, WHITE, smoothstep(since, -60, 120));
    if (shown >= 0) this.#drawWords(context, x, inside, wins, risen, text);
  }

  /** The symbol's scale: it pulses with each step of the light, and grows for the result. */
  #pop({ since, running, runs, light, shown, again, options }: FrameContext): number {
    if (options.reducedMotion) return 1;
    if (shown >= 0) return 0.92 + 0.08 * popOut(shown / 420) + 0.16 * Math.exp(-((shown / 170) ** 2));
    if (again >= 0) return 1 + 0.14 * Math.exp(-again / 120);
    if (!runs) return 0.5 + 0.35 * popOut(clamp01(since / 260));
    const knocked = running - light.time(light.step(running));
    return 0.85 + 0.1 * Math.exp(-knocked / 80);
  }

  #drawLight(
    { view, shown, again, runs, options }: FrameContext,
    x: number,
    y: number,
    side: number,
    light: QuadBatch,
  ): void {
    const wide = (side * 1.15) / this.#glow.orig.width;
    if (again >= 0) light.put(this.#glow, x, y, wide, wide, 0, TEAL, 0.5);
    if (runs) light.put(this.#glow, x, y, wide, wide, 0, 0x7a68ff, 0.3);
    if (shown < 0) return;
    light.put(this.#glow, x, y, wide * 1.1, wide * 0.95, 0, VOLT, 0.34);
    if (options.reducedMotion || view.voided) return;
    const burst = Math.exp(-((shown / 520) ** 2));
    const reach = (side / this.#flash.orig.width) * (0.6 + 0.6 * easeOut(shown / 420));
    light.put(this.#flash, x, y, reach, reach, shown / 2_400, WHITE, 0.9 * burst);
  }

  #drawWords(
    context: FrameContext,
    x: number,
    inside: Rect,
    wins: boolean,
    alpha: number,
    text: QuadBatch,
  ): void {
    const { view, pool, options } = context;
    const side = Math.min(inside.height, inside.width);
    const foot = inside.y + inside.height;
    if (view.voided) {
      const size = side * 0.068;
      this.#name.clear().text(options.labels.interrupted, 48);
      const fits = Math.min(size, (0.94 * inside.width * size) / this.#name.width(size));
      this.#name.put(text, x, foot - side * 0.1, fits, 0.5, TEXT_SOFT, alpha);
      return;
    }
    if (wins) return;
    const symbol = DINGDONG_POOLS[pool];
    const name = symbol ? options.labels[symbol] : '';
    const size = side * 0.145;
    this.#writeTimes(pool, options.rates);
    this.#name.clear().text(name, 20).char(0x20);
    const small = size * 0.62;
    const gap = small * 0.2;
    const left = x - (this.#name.width(small) + gap + this.#times.width(size)) / 2;
    const baseline = foot - side * 0.09;
    this.#name.put(text, left, baseline, small, 0, WHITE, alpha);
    this.#times.put(text, left + this.#name.width(small) + gap, baseline, size, 0, VOLT, alpha);
  }

  /** '4,2x', '21x'. */
  #writeTimes(pool: number, decimal: ',' | '.'): void {
    const tenths = TENTHS[pool] ?? 0;
    this.#times.clear().number(Math.floor(tenths / 10));
    if (tenths % 10 > 0) this.#times.char(decimal.charCodeAt(0)).number(tenths % 10);
    this.#times.text('x');
  }
}
