import type { Texture } from 'pixi.js';
import { WINGO_TIMING, type WingoColour, wingoColours } from '../../contract/games/wingo/rules.ts';
import { clamp01, lerp, popOut, smoothstep } from '../engine/ease.ts';
import { TEXT, TEXT_SOFT, VOLT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { Pill } from '../kit/pools/plates.ts';
import { CLOSED, DRAWN, type FrameContext } from './frameContext.ts';

const PLATES: Readonly<Record<WingoColour, number>> = { green: 0x0a7f58, violet: 0x6a3fe0, red: 0xcf2440 };
const LIGHTS: Readonly<Record<WingoColour, number>> = { green: 0x2fd39a, violet: 0x8f6bff, red: 0xff4d6b };
/** The colours of every number, computed once. */
const COLOURS = Array.from({ length: 10 }, (_, number) => wingoColours(number));
/** Number of date digits in a phase, and of the digits after it. */
const DATE = 8;
const BEADS = 12;
const RING = 42;

/** The place of the drawn ball beside the machine: its light, its round, its colours; a ring while it is awaited. */
export class Place {
  readonly #glow: Texture;
  readonly #dot: Texture;
  readonly #pill: Pill;
  readonly #line: TextLine;

  constructor(assets: SceneAssets) {
    this.#glow = assets.texture('glow');
    this.#dot = assets.texture('dot');
    this.#pill = new Pill(assets.texture('pill'));
    this.#line = new TextLine(assets.font('label'), 64);
  }

  /** Draws everything except the ball, which covers it. */
  draw(context: FrameContext, light: QuadBatch, near: QuadBatch, text: QuadBatch): void {
    const { out, since, closed } = context;
    const leaves = closed < 0 ? 1 : 1 - smoothstep(closed, 0, CLOSED.gone);
    const shown = out < 0 ? 0 : smoothstep(since, DRAWN.leaves + 300, DRAWN.shown) * leaves;
    if (shown > 0) this.#drawResult(context, shown, light, text);
    if (shown < 1) this.#drawAwaited(context, 1 - shown, near, text);
  }

  destroy(): void {
    this.#pill.destroy();
  }

  #drawResult(context: FrameContext, shown: number, light: QuadBatch, text: QuadBatch): void {
    const { view, options, out, since, unit, placeX: x, placeY: y } = context;
    const colours = COLOURS[out] ?? [];
    const flash = since < DRAWN.rests ? Math.exp(-(((since - DRAWN.shown) / 150) ** 2)) : 0;
    for (let i = 0; i < colours.length; i++) {
      const side = (i - (colours.length - 1) / 2) * 22 * unit;
      const tint = LIGHTS[colours[i] ?? 'red'];
      const size = (1.5 + 0.3 * flash) * unit;
      light.put(this.#glow, x + side, y, size, size, 0, tint, (0.5 + 0.2 * flash) * shown);
    }
    light.put(this.#glow, x, y, 1.9 * flash * unit, 1.9 * flash * unit, 0, VOLT, 0.3 * flash);
    const { drawn } = view;
    if (!drawn) return;
    this.#line.clear().text(options.labels.round, 12).text(' ');
    for (let i = DATE; i < drawn.roundId.length; i++) this.#line.char(drawn.roundId.charCodeAt(i));
    this.#line.put(text, x, y - 57 * unit, 12.5 * unit, 0.5, TEXT_SOFT, 0.9 * shown);
    this.#drawPills(context, colours, smoothstep(shown, 0.45, 1), text);
    if (!drawn.voided) return;
    const shade = smoothstep(since, DRAWN.told - 250, DRAWN.told) * shown;
    this.#fit(options.labels.returned, x, y + 95 * unit, 12 * unit, 164 * unit, TEXT, shade, text);
  }

  #drawPills(
    { options, since, unit, placeX, placeY }: FrameContext,
    colours: readonly WingoColour[],
    shown: number,
    text: QuadBatch,
  ): void {
    const size = 12.5 * unit;
    const gap = 6 * unit;
    const height = 24 * unit;
    let whole = -gap;
    for (const colour of colours) whole += this.#width(options.labels[colour], size, unit) + gap;
    let left = placeX - whole / 2;
    for (let i = 0; i < colours.length; i++) {
      const colour = colours[i] ?? 'red';
      const width = this.#width(options.labels[colour], size, unit);
      const share = clamp01((since - DRAWN.shown - 60 - i * 110) / 260);
      const alpha = smoothstep(share, 0, 0.4) * shown;
      const pop = lerp(0.7, 1, popOut(share));
      const top = placeY + 66 * unit - (height * pop) / 2;
      const wide = width * pop;
      this.#pill.put(text, left + (width - wide) / 2, top, wide, height * pop, PLATES[colour], alpha);
      this.#line
        .clear()
        .text(options.labels[colour], 12)
        .put(text, left + width / 2, placeY + 70.2 * unit, size, 0.5, WHITE, alpha);
      left += width + gap;
    }
  }

  /** A ring of light beads that run while the drum whirls, and are still before any round is known. */
  #drawAwaited(
    { options, since, closed, unit, placeX: x, placeY: y }: FrameContext,
    alpha: number,
    near: QuadBatch,
    text: QuadBatch,
  ): void {
    const drawing = since < DRAWN.shown;
    const runs = (closed >= 0 || drawing) && !options.reducedMotion;
    const at = ((closed < 0 ? WINGO_TIMING.closed + since : closed) / 110) % BEADS;
    const radius = RING * unit;
    for (let i = 0; i < BEADS; i++) {
      const angle = (i / BEADS) * Math.PI * 2 - Math.PI / 2;
      const behind = (at - i + BEADS) % BEADS;
      const lit = runs ? Math.max(0, 1 - behind / 5) : 0;
      const size = (0.2 + 0.16 * lit) * unit;
      const px = x + Math.cos(angle) * radius;
      const py = y + Math.sin(angle) * radius;
      near.put(this.#dot, px, py, size, size, 0, lit > 0 ? VOLT : TEXT_SOFT, alpha * (0.28 + 0.72 * lit));
    }
    const words = closed >= 0 || drawing ? options.labels.drawing : options.labels.waiting;
    const shade = smoothstep(alpha, 0.55, 1);
    this.#fit(words, x, y + 70 * unit, 12.5 * unit, 168 * unit, TEXT_SOFT, 0.9 * shade, text);
  }

  #width(words: string, size: number, unit: number): number {
    return this.#line.clear().text(words, 12).width(size) + 22 * unit;
  }

  /** A centred line, scaled down if too wide. */
  #fit(
    words: string,
    x: number,
    y: number,
    size: number,
    most: number,
    tint: number,
    alpha: number,
    text: QuadBatch,
  ): void {
    const width = this.#line.clear().text(words, 48).width(size);
    this.#line.put(text, x, y, width > most ? (size * most) / width : size, 0.5, tint, alpha);
  }
}
