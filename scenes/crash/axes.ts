import type { Texture } from 'pixi.js';
import { smoothstep } from '../kit/ease.ts';
import { TEXT, WHITE } from '../kit/palette.ts';
import type { Quads } from '../kit/quads.ts';
import { TextLine } from '../kit/textLine.ts';
import type { SceneAssets } from '../scene.ts';
import type { Moment } from './moment.ts';

/** A grid appears as its lines part from one distance to the other, on the 360 x 340 canvas. */
const TOO_CLOSE = 24;
const CLEAR = 46;
const LINE_ALPHA = 0.075;
const LABEL_ALPHA = 0.46;
const SECONDS = 's'.charCodeAt(0);
const TIMES = 'x'.charCodeAt(0);

/**
 * Multipliers across, seconds along. Grids of steps 1, 2, 5, 10 … follow each other: one fades in as the one before
 * becomes too close, so that the scale changes all the time and nothing jumps.
 */
export class Axes {
  readonly #white: Texture;
  readonly #line: TextLine;

  constructor(assets: SceneAssets) {
    this.#white = assets.texture('white');
    this.#line = new TextLine(assets.font('label'), 12);
  }

  draw(moment: Moment, far: Quads): void {
    const { view, path, height } = moment;
    const shown =
      smoothstep(view.flight, 700, 2000) * (moment.squib ? 1 - 0.4 * smoothstep(moment.broken, 0, 600) : 1);
    if (shown <= 0) return;
    const tenth = path.rateHeight() / 10;
    const highest = 10 + path.originY / tenth;
    this.#grid(moment, tenth, 11, highest, (value, weight) =>
      this.#rate(moment, far, value, tenth, weight * shown),
    );
    const second = ((path.tipX - path.originX) / view.flight) * 1000;
    const last = (moment.width - path.originX) / second;
    this.#grid(moment, second, 1, last, (value, weight) =>
      this.#second(moment, far, value, second, height, weight * shown),
    );
  }

  #grid(
    moment: Moment,
    spacing: number,
    first: number,
    last: number,
    mark: (value: number, weight: number) => void,
  ): void {
    const { unit } = moment;
    let level = 0;
    while (stepOf(level) * spacing <= TOO_CLOSE * unit) level++;
    for (let at = level; at < level + 3; at++) {
      const step = stepOf(at);
      for (let value = Math.ceil(first / step) * step; value <= last; value += step) {
        let weight = 0;
        let finer = false;
        for (let other = level; other < level + 3; other++) {
          if (value % stepOf(other) !== 0) continue;
          if (other < at) finer = true;
          weight += weightOf(other, spacing, unit);
        }
        if (!finer && weight > 0.01) mark(value, Math.min(1, weight));
      }
    }
  }

  #rate(moment: Moment, far: Quads, tenths: number, tenth: number, alpha: number): void {
    const { path, width, unit, options } = moment;
    const y = path.originY - (tenths - 10) * tenth;
    far.put(
      this.#white,
      0,
      Math.round(y),
      width / this.#white.width,
      1 / this.#white.height,
      0,
      WHITE,
      LINE_ALPHA * alpha,
    );
    const line = this.#line.clear().number(Math.floor(tenths / 10));
    if (tenths % 10 !== 0) line.char(options.decimal.charCodeAt(0)).number(tenths % 10);
    const visible = smoothstep(y, 8 * unit, 26 * unit);
    line
      .char(TIMES)
      .put(far, width - 12 * unit, y - 5 * unit, 10.5 * unit, 1, TEXT, LABEL_ALPHA * alpha * visible);
  }

  #second(moment: Moment, far: Quads, seconds: number, second: number, height: number, alpha: number): void {
    const { path, unit, width } = moment;
    const x = path.originX + seconds * second;
    const visible =
      smoothstep(x, 4 * unit, 30 * unit) * (1 - smoothstep(x, width - 34 * unit, width - 10 * unit));
    const line = this.#line.clear().number(seconds).char(SECONDS);
    line.put(far, x, height - 7 * unit, 10 * unit, 0.5, TEXT, 0.8 * LABEL_ALPHA * alpha * visible);
  }
}

/** 1, 2, 5, 10, 20, 50 … */
function stepOf(level: number): number {
  return ([1, 2, 5][level % 3] ?? 1) * 10 ** Math.floor(level / 3);
}

/** How much a grid counts: clear enough itself, and the next finer one not yet. */
function weightOf(level: number, spacing: number, unit: number): number {
  const clear = (at: number) =>
    at < 0 ? 0 : smoothstep(stepOf(at) * spacing, TOO_CLOSE * unit, CLEAR * unit);
  return clear(level) * (1 - clear(level - 1));
}
