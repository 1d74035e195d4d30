import { clamp01, mixColor, popOut } from '../engine/ease.ts';
import { CORAL, TEXT, TEXT_SOFT } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import type { FrameContext } from './frameContext.ts';

const SIZE = 68;
const TIMES = 'x'.charCodeAt(0);

/** The large, exact multiplier, and the line below it. */
export class Multiplier {
  readonly #digits: TextLine;
  readonly #times: TextLine;
  readonly #caption: TextLine;

  constructor(assets: SceneAssets) {
    this.#digits = new TextLine(assets.font('display'), 16);
    this.#times = new TextLine(assets.font('display'), 1);
    this.#caption = new TextLine(assets.font('label'), 48);
  }

  draw(context: FrameContext, near: QuadBatch): void {
    const { view, options, width, height, unit, broken } = context;
    if (!context.flying && !context.crashed) return;
    const group = options.rates === ',' ? '.' : ',';
    this.#digits
      .clear()
      .number(Math.floor(view.rateCents / 100), group.charCodeAt(0))
      .char(options.rates.charCodeAt(0))
      .padded(view.rateCents % 100, 2);
    this.#times.clear().char(TIMES);
    const whole = this.#digits.width(1) + 0.6 * this.#times.width(1);
    const punch =
      context.crashed && !options.reducedMotion
        ? 1 + 0.14 * (popOut(broken / 320) - clamp01(broken / 600))
        : 1;
    const size =
      Math.min(SIZE * unit, (width * 0.88) / whole) * punch * clamp01(0.9 + (view.flight + broken) / 2000);
    const tint = mixColor(TEXT, CORAL, clamp01(broken / 140));
    const alpha = clamp01((view.flight + broken) / 260);
    const left = width / 2 - (whole * size) / 2;
    const baseline = height * 0.22 + size * 0.36;
    this.#digits.put(near, left, baseline, size, 0, tint, alpha);
    this.#times.put(near, left + this.#digits.width(size), baseline, size * 0.6, 0, tint, alpha * 0.9);
    this.#drawCaption(context, near, baseline + 25 * unit, alpha);
  }

  #drawCaption(context: FrameContext, near: QuadBatch, y: number, alpha: number): void {
    const { view, options, width, unit } = context;
    const group = options.rates === ',' ? '.' : ',';
    const line = this.#caption.clear();
    if (context.crashed) line.text(options.labels.crashed, 40);
    else {
      line.text(options.labels.round, 24).text(' ');
      putGrouped(line, view.roundId, group.charCodeAt(0));
    }
    line.put(near, width / 2, y, 12.5 * unit, 0.5, TEXT_SOFT, 0.8 * alpha);
  }
}

/** Writes decimal text with thousands separators; it may be too long for a number. */
function putGrouped(line: TextLine, digits: string, group: number): void {
  for (let i = 0; i < digits.length; i++) {
    if (i > 0 && (digits.length - i) % 3 === 0) line.char(group);
    line.char(digits.charCodeAt(i));
  }
}
