import type { Texture } from 'pixi.js';
import { smoothstep } from '../engine/ease.ts';
import { TEXT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import type { FrameContext } from './frameContext.ts';

/** A grid fades in as the distance of its lines grows from one value to the other, on the 360 x 340 canvas. */
const TOO_CLOSE = 24;
const CLEAR = 46;
const LINE_ALPHA = 0.075;
const LABEL_ALPHA = 0.46;
const SECOND_SIGN = 's'.charCodeAt(0);
const TIMES = 'x'.charCodeAt(0);

/** Grids drawn at once: the one fading out, the current one, the one fading in. */
const LEVELS = 3;
const RATES = 0;
const SECONDS = 1;
type Axis = typeof RATES | typeof SECONDS;

/**
 * The axes: multipliers vertically, seconds horizontally. Grids of steps 1, 2, 5, 10 … follow each other: one fades in as the
 * previous becomes too dense, so that the scale changes continuously without jumps.
 */
export class Axes {
  readonly #white: Texture;
  readonly #line: TextLine;
  #shown = 0;

  constructor(assets: SceneAssets) {
    this.#white = assets.texture('white');
    this.#line = new TextLine(assets.font('label'), 12);
  }

  draw(context: FrameContext, lines: QuadBatch, labels: QuadBatch): void {
    const { view, path, width } = context;
    const cooled = context.crashed ? 1 - 0.4 * smoothstep(context.broken, 0, 600) : 1;
    this.#shown = smoothstep(view.flight, 700, 2000) * cooled;
    if (this.#shown <= 0) return;
    const tenth = path.rateHeight() / 10;
    this.#drawGrid(context, lines, labels, RATES, tenth, 11, 10 + path.originY / tenth);
    const second = ((path.tipX - path.originX) / view.flight) * 1000;
    this.#drawGrid(context, lines, labels, SECONDS, second, 1, (width - path.originX) / second);
  }

  /** Draws lines `first` to `last` of an axis with `spacing` CSS pixels per unit. */
  #drawGrid(
    context: FrameContext,
    lines: QuadBatch,
    labels: QuadBatch,
    axis: Axis,
    spacing: number,
    first: number,
    last: number,
  ): void {
    const { fine } = context;
    let level = 0;
    while (stepOf(level) * spacing <= TOO_CLOSE * fine) level++;
    for (let at = level; at < level + LEVELS; at++) {
      const step = stepOf(at);
      for (let value = Math.ceil(first / step) * step; value <= last; value += step) {
        let weight = 0;
        let finer = false;
        for (let other = level; other < level + LEVELS; other++) {
          if (value % stepOf(other) !== 0) continue;
          if (other < at) finer = true;
          weight += weightOf(other, spacing, fine);
        }
        if (finer || weight <= 0.01) continue;
        const alpha = Math.min(1, weight) * this.#shown;
        if (axis === RATES) this.#drawRate(context, lines, labels, value, spacing, alpha);
        else this.#drawSecond(context, labels, value, spacing, alpha);
      }
    }
  }

  /** A horizontal line at a multiplier in tenths, with its label at the right. */
  #drawRate(
    context: FrameContext,
    lines: QuadBatch,
    labels: QuadBatch,
    tenths: number,
    tenth: number,
    alpha: number,
  ): void {
    const { path, width, fine, options } = context;
    const white = this.#white;
    const y = path.originY - (tenths - 10) * tenth;
    lines.put(white, 0, Math.round(y), width / white.width, 1 / white.height, 0, WHITE, LINE_ALPHA * alpha);
    const line = this.#line.clear().number(Math.floor(tenths / 10));
    if (tenths % 10 !== 0) line.char(options.rates.charCodeAt(0)).number(tenths % 10);
    const visible = smoothstep(y, 8 * fine, 26 * fine);
    line
      .char(TIMES)
      .put(labels, width - 12 * fine, y - 5 * fine, 10.5 * fine, 1, TEXT, LABEL_ALPHA * alpha * visible);
  }

  /** A label below at a second of the flight. */
  #drawSecond(
    context: FrameContext,
    labels: QuadBatch,
    seconds: number,
    second: number,
    alpha: number,
  ): void {
    const { path, fine, width, height } = context;
    const x = path.originX + seconds * second;
    const enters = smoothstep(x, 4 * fine, 30 * fine);
    const leaves = smoothstep(x, width - 34 * fine, width - 10 * fine);
    const line = this.#line.clear().number(seconds).char(SECOND_SIGN);
    const light = 0.8 * LABEL_ALPHA * alpha * enters * (1 - leaves);
    line.put(labels, x, height - 7 * fine, 10 * fine, 0.5, TEXT, light);
  }
}

const STEPS = [1, 2, 5] as const;

/** 1, 2, 5, 10, 20, 50 … */
function stepOf(level: number): number {
  return (STEPS[level % 3] ?? 1) * 10 ** Math.floor(level / 3);
}

/** A grid's opacity: it is wide enough itself, and the next finer one is not yet. */
function weightOf(level: number, spacing: number, fine: number): number {
  return clearness(level, spacing, fine) * (1 - clearness(level - 1, spacing, fine));
}

function clearness(level: number, spacing: number, fine: number): number {
  return level < 0 ? 0 : smoothstep(stepOf(level) * spacing, TOO_CLOSE * fine, CLEAR * fine);
}
