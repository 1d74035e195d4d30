import type { Texture } from 'pixi.js';
import { smoothstep } from '../engine/ease.ts';
import { paint } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { Painting, TileLayer } from '../kit/background.ts';
import { random } from '../kit/motion/random.ts';
import type { FrameContext } from './frameContext.ts';

/** Stars of a layer on the 360 x 340 canvas, their distance, and their size. */
const LAYERS = [
  { count: 58, depth: 0.012, size: 0.5, alpha: 0.55 },
  { count: 24, depth: 0.03, size: 0.55, alpha: 0.8 },
  { count: 9, depth: 0.06, size: 0.5, alpha: 1 },
] as const;
/** Their drift: down and to the left, as the rocket goes up and to the right. */
const DRIFT_X = -0.62;
const DRIFT_Y = 0.78;
const TINTS = [0xffffff, 0xdcd8ff, 0xffefc2, 0xc9e4ff] as const;

/** Three layers of stars in parallax. They stretch into streaks when the flight is fast. */
export class Stars {
  readonly #frames: readonly Texture[];

  constructor(assets: SceneAssets) {
    this.#frames = assets.frames('star');
  }

  draw(context: FrameContext, far: QuadBatch): void {
    const { width, height, unit, view, options } = context;
    const area = Math.min(2.2, (width * height) / (360 * 340) / unit);
    for (let layer = 0; layer < LAYERS.length; layer++) {
      const { count, depth, size, alpha } = LAYERS[layer] as (typeof LAYERS)[number];
      const frame = this.#frames[layer];
      if (!frame) continue;
      const shift = context.travel * depth;
      const streak =
        options.reducedMotion || layer === LAYERS.length - 1
          ? 0
          : Math.max(0, context.speed * depth * 20 - 0.4);
      const rotation = Math.atan2(DRIFT_Y * height, DRIFT_X * width);
      const total = Math.round(count * area);
      for (let i = 0; i < total; i++) {
        const key = layer * 1000 + i * 4;
        const x = wrap(random(view.seed, key) + DRIFT_X * shift);
        const y = wrap(random(view.seed, key + 1) + DRIFT_Y * shift);
        const kind = random(view.seed, key + 2);
        const beat = options.reducedMotion
          ? 1
          : 0.75 + 0.25 * Math.sin(context.time / (500 + kind * 900) + kind * 40);
        const low = 1 - 0.75 * smoothstep(y, 0.72, 0.98);
        const scale = size * (0.7 + 0.6 * kind) * Math.min(1.5, unit);
        const tint = TINTS[(kind * TINTS.length) | 0] ?? 0xffffff;
        const light = (alpha * beat * low * (0.45 + 0.55 * kind)) / (1 + streak * 0.3);
        far.put(
          frame,
          (x * 1.1 - 0.05) * width,
          (y * 1.1 - 0.05) * height,
          scale * (1 + streak),
          scale,
          rotation,
          tint,
          light,
        );
      }
    }
  }
}

function wrap(value: number): number {
  return value - Math.floor(value);
}

const HORIZON = [0x41, 0x30, 0x92] as const;
const DUSK = [0x1e, 0x1a, 0x50] as const;
const ZENITH = [0x0b, 0x0b, 0x21] as const;
const TILE = 36;
const KAWUNG_ALPHA = 0.034;

/** The night behind everything: a glow from below the horizon that sinks as the rocket climbs, and the kawung. */
export class Backdrop {
  readonly dusk: Painting;
  readonly deep: Painting;
  readonly kawung: TileLayer;

  constructor(assets: SceneAssets) {
    this.dusk = new Painting(paint(96, 96, shadeDusk));
    this.deep = new Painting(paint(4, 128, shadeDeep));
    this.kawung = new TileLayer(assets.texture('kawung'), TILE, KAWUNG_ALPHA);
  }

  resize(width: number, height: number): void {
    this.dusk.lay(0, 0, width, height);
    this.kawung.resize(width, height);
  }

  draw(context: FrameContext): void {
    const { view, width, height } = context;
    this.deep.lay(0, 0, width, height, 0.9 * smoothstep(Math.log2(view.rate), 0.4, 5));
  }
}

function shadeDusk(u: number, v: number, out: Float32Array): void {
  const distance = Math.hypot((u - 0.68) / 0.95, (v - 1.02) / 0.86);
  mix(out, HORIZON, DUSK, ZENITH, distance, 0.42);
}

function shadeDeep(_u: number, v: number, out: Float32Array): void {
  mix(out, [0x24, 0x1c, 0x5c], [0x11, 0x0f, 0x33], [0x06, 0x06, 0x14], (1.04 - v) / 1.0, 0.35);
}

/** Three colours over a distance 0..1, the middle one at `middle`. */
function mix(
  out: Float32Array,
  near: readonly number[],
  mid: readonly number[],
  far: readonly number[],
  distance: number,
  middle: number,
): void {
  const first = distance < middle;
  const share = smoothstep(distance, first ? 0 : middle, first ? middle : 1);
  const [from, to] = first ? [near, mid] : [mid, far];
  for (let i = 0; i < 3; i++) out[i] = (from[i] ?? 0) + ((to[i] ?? 0) - (from[i] ?? 0)) * share;
  out[3] = 1;
}
