import { Sprite } from 'pixi.js';
import { TileLayer } from '../kit/background.ts';
import { smoothstep } from '../kit/ease.ts';
import { paint, releaseTexture } from '../kit/paint.ts';
import type { SceneAssets } from '../scene.ts';
import type { FrameContext } from './frameContext.ts';

const HORIZON = [0x41, 0x30, 0x92] as const;
const DUSK = [0x1e, 0x1a, 0x50] as const;
const ZENITH = [0x0b, 0x0b, 0x21] as const;
const TILE = 36;
const KAWUNG_ALPHA = 0.034;

/** The night behind everything: a glow from below the horizon that sinks as the rocket climbs, and the kawung. */
export class Backdrop {
  readonly dusk: Sprite;
  readonly deep: Sprite;
  readonly kawung: TileLayer;

  constructor(assets: SceneAssets) {
    this.dusk = new Sprite(paint(96, 96, shadeDusk));
    this.deep = new Sprite(paint(4, 128, shadeDeep));
    this.kawung = new TileLayer(assets.texture('kawung'), TILE, KAWUNG_ALPHA);
  }

  resize(width: number, height: number): void {
    this.dusk.setSize(width, height);
    this.deep.setSize(width, height);
    this.kawung.resize(width, height);
  }

  draw(context: FrameContext): void {
    this.deep.alpha = 0.9 * smoothstep(Math.log2(context.view.rate), 0.4, 5);
  }

  destroy(): void {
    for (const sprite of [this.dusk, this.deep]) releaseTexture(sprite.texture);
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
