import { clamp01, easeOut, mixColor, smoothstep } from '../../engine/ease.ts';
import { paint, releaseTexture, TEXT, TEXT_SOFT, VOLT } from '../../engine/palette.ts';
import type { QuadBatch } from '../../engine/quadBatch.ts';
import { Ribbon } from '../../engine/ribbon.ts';
import type { Motion, SceneAssets } from '../../engine/scene.ts';
import { TextLine } from '../../engine/textLine.ts';

const PAIRS = 65;
const RADIUS = 44;
const HALF = 6;
const FULL_TURN = Math.PI * 2;

/** ms at the beginning and the end of the betting time in which a room makes space for its countdown. */
const ARRIVES = 1_500;
const LEAVES = 300;

/** What moves during betting, except chips: `elapsed` and `remaining` are ms of the betting time. */
export function countdownMotion({ elapsed, remaining }: { elapsed: number; remaining: number }): Motion {
  return elapsed < ARRIVES || remaining < LEAVES ? true : 'slowly';
}

/** The seconds left for betting, in a ring that empties. Its radius is RADIUS at unit 1. */
export class Countdown {
  readonly track: Ribbon;
  readonly ring: Ribbon;
  readonly #digits: TextLine;
  readonly #caption: TextLine;

  constructor(assets: SceneAssets) {
    const texture = paint(4, 32, shadeRing);
    this.track = new Ribbon(texture, PAIRS);
    this.ring = new Ribbon(texture, PAIRS);
    this.ring.tint = VOLT;
    this.#digits = new TextLine(assets.font('display'), 4);
    this.#caption = new TextLine(assets.font('label'), 48);
  }

  /**
   * Draws it around x, y, with a caption below. `elapsed` and `remaining` are ms of the betting time; an `elapsed` of 0 or less
   * shows nothing.
   */
  draw(
    near: QuadBatch,
    x: number,
    y: number,
    unit: number,
    elapsed: number,
    remaining: number,
    caption: string,
    reducedMotion: boolean,
  ): void {
    const shown = easeOut(elapsed / 350) * smoothstep(remaining, 0, 160);
    this.track.visible = this.ring.visible = shown > 0.01;
    if (shown <= 0.01) return;
    const radius = RADIUS * unit * (0.9 + 0.1 * shown);
    const left = remaining / Math.max(1, remaining + elapsed);
    const near3 = smoothstep(remaining, 3300, 2700);
    const tint = mixColor(TEXT, VOLT, near3);
    this.track.alpha = 0.1 * shown;
    this.ring.alpha = shown;
    bend(this.track, x, y, radius, 1, unit);
    bend(this.ring, x, y, radius, left, unit);
    const seconds = Math.ceil(remaining / 1000);
    const since = 1 - (remaining / 1000 - (seconds - 1));
    const beat = reducedMotion ? 1 : 1 + 0.16 * (1 - easeOut(since * 2.5)) * (0.4 + 0.6 * near3);
    const size = 46 * unit * beat;
    this.#digits
      .clear()
      .number(seconds)
      .put(near, x, y + size * 0.36, size, 0.5, tint, shown);
    this.#caption
      .clear()
      .text(caption, 40)
      .put(near, x, y + 68 * unit, 12.5 * unit, 0.5, TEXT_SOFT, 0.8 * shown);
  }

  destroy(): void {
    releaseTexture(this.ring.texture);
  }
}

/** Bends a ribbon around a circle, clockwise from the top, for a share of a turn. */
function bend(ribbon: Ribbon, x: number, y: number, radius: number, turn: number, unit: number): void {
  const inner = radius - HALF * unit;
  const outer = radius + HALF * unit;
  for (let i = 0; i < PAIRS; i++) {
    const angle = (i / (PAIRS - 1)) * turn * FULL_TURN;
    const dx = Math.sin(angle);
    const dy = -Math.cos(angle);
    ribbon.pair(i, x + dx * inner, y + dy * inner, x + dx * outer, y + dy * outer);
  }
  ribbon.commit();
}

function shadeRing(_u: number, v: number, out: Float32Array): void {
  const distance = Math.abs(v - 0.5) * 2 * HALF;
  const core = clamp01(2.2 + 0.5 - distance);
  out[0] = out[1] = out[2] = 255;
  out[3] = Math.max(core, 0.22 * Math.exp(-((distance / 3) ** 2)) * clamp01((HALF - distance) / 2));
}
