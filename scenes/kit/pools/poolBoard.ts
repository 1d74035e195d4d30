import type { PoolLayout, PoolView } from '../../../src/games/pools/engine/poolView.ts';
import { mixColor, popOut, smoothstep } from '../../engine/ease.ts';
import { NIGHT, TEXT, VOLT, VOLT_INK, WHITE } from '../../engine/palette.ts';
import { QuadBatch } from '../../engine/quadBatch.ts';
import type { SceneAssets, SceneOptions } from '../../engine/scene.ts';
import { TextLine } from '../../engine/textLine.ts';
import { AmountLine } from '../text/amountLine.ts';
import { StakeTag } from '../text/stakeTag.ts';
import { WinOverlay } from '../wins/winCelebration.ts';
import { NinePatch, Pill } from './plates.ts';
import { type PoolSlots, poolSlots } from './poolSlots.ts';

/** The look of a room's plates; sizes in the sprites' own pixels. */
export interface PoolTheme {
  /** Sprites of the plates, nine-slice: one per pool, or one for all. */
  plates: readonly string[];
  /** Border of a plate's sprite. */
  edge: number;
  /** The plate of a winning pool, drawn over its own; null if its light is enough. */
  won: string | null;
  /** The light round a winning pool: sprite, border, and how far it extends beyond the plate on every side. */
  light: { sprite: string; edge: number; reach: number };
  /** The displayed rate of each pool; '' for none. */
  pays: readonly string[];
}

/** Sprites are twice the CSS pixels of the design width. */
const HALF = 0.5;
/** Draws a pool's symbol on its plate. */
type SymbolPut = (layer: QuadBatch, slots: PoolSlots, pool: number) => void;
const STILL_QUADS = 160;
const PAYS_LIMIT = 12;
const TIMES = 'x'.charCodeAt(0);
/** A rate of 1. */
const RATE_ONE = 10_000;
/** ms in which winning pools light up and lost ones darken. */
const REVEAL = 360;

interface PoolTexts {
  total: AmountLine;
  pays: TextLine;
  rate: TextLine;
  stake: StakeTag;
}

/**
 * The plates of the pools with their stakes. Static parts, plates and symbols, are laid out once per size into `still`;
 * `drawPlates` and, above the chips, `drawAmounts` draw the rest.
 */
export class PoolBoard {
  /** Plates and symbols: add it below everything that moves. */
  readonly still: QuadBatch;
  /** The layout of each plate; set by `resize`. */
  slots: readonly PoolSlots[] = [];
  readonly #plates: readonly NinePatch[];
  readonly #won: NinePatch | null;
  readonly #light: NinePatch;
  readonly #reach: number;
  readonly #pill: Pill;
  readonly #texts: readonly PoolTexts[];
  #symbol: SymbolPut | null = null;

  constructor(assets: SceneAssets, { plates, edge, won, light, pays }: PoolTheme) {
    const patch = (name: string) => new NinePatch(assets.texture(name), edge);
    this.still = new QuadBatch(assets.texture('white'), STILL_QUADS, { still: true });
    this.#plates = plates.map(patch);
    this.#won = won === null ? null : patch(won);
    this.#light = new NinePatch(assets.texture(light.sprite), light.edge);
    this.#reach = light.reach;
    this.#pill = new Pill(assets.texture('pill'));
    const font = assets.font('label');
    this.#texts = pays.map((text) => ({
      total: new AmountLine(font),
      pays: new TextLine(font, PAYS_LIMIT).text(text, PAYS_LIMIT),
      rate: new TextLine(font, 8),
      stake: new StakeTag(font),
    }));
  }

  /** Lays out the plates, each with its symbol drawn by `symbol`. */
  resize(layout: PoolLayout, symbol: SymbolPut): void {
    this.#symbol = symbol;
    this.slots = layout.pools.map(poolSlots);
    const { still } = this;
    still.begin();
    this.slots.forEach((slots, pool) => {
      const { x, y, width, height } = slots.plate;
      this.#plateOf(pool)?.put(still, x, y, width, height, edgeScale(slots), WHITE, 1);
      symbol(still, slots, pool);
    });
    still.end();
  }

  /**
   * Lights winning pools and darkens lost ones, `since` ms after the result became visible; before it, and without rates, they
   * are unchanged. `light` is added above, `layer` is the one before the chips.
   */
  drawPlates(
    view: PoolView,
    since: number,
    reducedMotion: boolean,
    layer: QuadBatch,
    light: QuadBatch,
  ): void {
    const shown = reveal(view, since, reducedMotion);
    if (shown <= 0) return;
    const beat = reducedMotion ? 1 : 0.86 + 0.14 * Math.cos(Math.min(since, PULSES * PULSE) / (PULSE / TURN));
    for (let pool = 0; pool < this.slots.length; pool++) {
      const slots = this.slots[pool] as PoolSlots;
      const rate = view.pools[pool]?.rate ?? 0;
      const { x, y, width, height } = slots.plate;
      const scale = edgeScale(slots);
      if (rate === 0) {
        this.#plateOf(pool)?.put(
          layer,
          x,
          y,
          width,
          height,
          scale,
          NIGHT,
          lostShade(view, pool, since, reducedMotion),
        );
        continue;
      }
      if (this.#won) {
        this.#won.put(layer, x, y, width, height, scale, WHITE, shown);
        this.#symbol?.(layer, slots, pool);
      }
      const out = this.#reach * scale;
      this.#light.put(light, x - out, y - out, width + 2 * out, height + 2 * out, scale, VOLT, shown * beat);
    }
  }

  /** Draws the stakes and the rate of each pool. The player's own stake is on volt, the unplaced one beside it. */
  drawAmounts(
    view: PoolView,
    since: number,
    { decimal, rates, reducedMotion }: Omit<SceneOptions<unknown>, 'labels'>,
    layer: QuadBatch,
  ): void {
    const shown = reveal(view, since, reducedMotion);
    for (let pool = 0; pool < this.slots.length; pool++) {
      const slots = this.slots[pool] as PoolSlots;
      const texts = this.#texts[pool];
      const stakes = view.pools[pool];
      if (!texts) continue;
      const rate = stakes?.rate ?? 0;
      const lit = rate > 0 ? shown : 0;
      const clear = rate > 0 ? 1 : 1 - 0.5 * shown;
      const ink = this.#won ? lit : 0;
      const { total, pays } = slots;
      const soft = mixColor(TEXT, VOLT_INK, ink);
      const fits = Math.min(slots.paysSize, slots.sums / texts.pays.width(1));
      texts.pays.put(layer, pays.x, pays.y, fits, 1, soft, clear * (1 - lit));
      if (!stakes) continue;
      if (lit > 0) {
        const size = slots.paysSize * (1.2 + 0.5 * popOut(reducedMotion ? 1 : since / REVEAL));
        const line = writeRate(texts.rate.clear(), rate, rates).char(TIMES);
        line.put(layer, pays.x, pays.y + 0.45 * slots.paysSize, size, 1, mixColor(VOLT, VOLT_INK, ink), lit);
      }
      if (stakes.total > 0n) {
        const tint = mixColor(TEXT, VOLT_INK, ink);
        const line = texts.total.show(stakes.total, decimal);
        // It moves to make room for the rate, which is larger once paid.
        const y = total.y + 0.55 * slots.paysSize * lit;
        line.put(layer, total.x, y, slots.totalSize, 1, tint, 0.82 * clear);
      }
      if (stakes.own > 0n || stakes.unplaced > 0n)
        texts.stake.draw(slots, stakes.own, stakes.unplaced, decimal, ink > 0.5, this.#pill, layer, clear);
    }
  }

  /** Replaces the rate texts, for another language. */
  write(pays: readonly string[]): void {
    this.#texts.forEach((texts, pool) => {
      texts.pays.clear().text(pays[pool] ?? '', PAYS_LIMIT);
    });
  }

  destroy(): void {
    for (const plate of this.#plates) plate.destroy();
    this.#won?.destroy();
    this.#light.destroy();
    this.#pill.destroy();
  }

  #plateOf(pool: number): NinePatch | undefined {
    return this.#plates[pool % this.#plates.length];
  }
}

/** Number of pulses of a winning pool's light before it stays on, and ms of a pulse. */
const PULSES = 4;
const PULSE = 620;
const TURN = Math.PI * 2;

/** How far the result is revealed on the plates, 0 to 1. */
function reveal({ phase, voided }: PoolView, since: number, reducedMotion: boolean): number {
  if (phase !== 'result' || voided) return 0;
  return reducedMotion ? Number(since >= 0) : smoothstep(since, 0, REVEAL);
}

/** How far a lost pool's plate is darkened, 0..1, `since` ms after the result became visible. */
export function lostShade(view: PoolView, pool: number, since: number, reducedMotion: boolean): number {
  return (view.pools[pool]?.rate ?? 0) === 0 ? 0.55 * reveal(view, since, reducedMotion) : 0;
}

/** Small plates have finer corners. */
function edgeScale({ unit }: PoolSlots): number {
  return HALF * Math.max(0.6, Math.min(unit, 1.3));
}

/** A rate to the tenth, '4,2'; no game of pools has finer rates. */
function writeRate(line: TextLine, rate: number, sign: ',' | '.'): TextLine {
  line.number(Math.floor(rate / RATE_ONE));
  const tenths = Math.floor((rate % RATE_ONE) / (RATE_ONE / 10));
  return tenths === 0 ? line : line.char(sign.charCodeAt(0)).number(tenths);
}

/** The player's own win in a round of pools: the total return against the total stake. */
export class PoolWinOverlay extends WinOverlay {
  /** Draws it `since` ms after the result became visible; nothing before. Returns whether it is shown. */
  draw(
    { own, phase, voided, seed }: PoolView,
    since: number,
    decimal: ',' | '.',
    reducedMotion: boolean,
    light: QuadBatch,
    near: QuadBatch,
  ): boolean {
    if (!own || since < 0 || phase !== 'result' || voided) return false;
    this.take(own, seed);
    return this.show(since, decimal, reducedMotion, light, near);
  }
}
