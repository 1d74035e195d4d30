import type { Texture } from 'pixi.js';
import { smoothstep } from '../engine/ease.ts';
import { NIGHT } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import type { FrameContext } from './frameContext.ts';

/** Distant nebulae: position on the canvas, colour, size in canvases, and brightness. */
const NEBULAE = [
  { x: 0.86, y: 0.2, tint: 0x7b4fd0, size: 1.5, alpha: 0.2 },
  { x: 0.18, y: 0.62, tint: 0x2f6fd0, size: 1.3, alpha: 0.13 },
  { x: 0.6, y: 0.02, tint: 0x1fa59a, size: 1.1, alpha: 0.09 },
] as const;

/** The moon, the ridge and the launch pad. The ground falls away at lift-off, nearer parts faster. */
export class Ground {
  readonly #planet: Texture;
  readonly #ridge: Texture;
  readonly #pad: Texture;
  readonly #glow: Texture;
  readonly #white: Texture;

  constructor(assets: SceneAssets) {
    this.#planet = assets.texture('planet');
    this.#ridge = assets.texture('ridge');
    this.#pad = assets.texture('pad');
    this.#glow = assets.texture('glow');
    this.#white = assets.texture('white');
  }

  /** The new round fades in from the night. */
  drawCurtain({ preparing, view, width, height }: FrameContext, layer: QuadBatch): void {
    const shut = preparing ? 1 - smoothstep(view.elapsed, 0, 450) : 0;
    const white = this.#white;
    layer.put(white, 0, 0, width / white.width, height / white.height, 0, NIGHT, shut);
  }

  draw(context: FrameContext, far: QuadBatch): void {
    const { width, height, unit, view, path } = context;
    for (let i = 0; i < NEBULAE.length; i++) {
      const { x, y, tint, size, alpha } = NEBULAE[i] as (typeof NEBULAE)[number];
      const spread = (Math.max(width, height) * size) / 128;
      const sunk = (y + context.travel * 0.004) * height;
      far.put(this.#glow, x * width, sunk, spread * 1.2, spread * 0.8, -0.6, tint, alpha);
    }
    const moon = 0.33 * unit;
    const sink = context.travel * 1.1 * unit;
    const moonX = width * 0.13 - sink * 0.5;
    const moonY = height * 0.24 + sink;
    far.put(this.#glow, moonX, moonY, moon * 4, moon * 4, 0, 0x6a58d8, 0.28);
    far.put(this.#planet, moonX, moonY, moon, moon, 0, 0xffffff, 0.92);
    const fall = (view.flight / 1500) ** 2 * height * 0.22;
    if (fall > height) return;
    const scale = Math.max(width / 900, height / 900);
    const ridgeY = height + fall * 0.6 + context.arrival * 0.3;
    far.put(this.#ridge, (width - 1000 * scale) / 2, ridgeY, scale, scale * 1.15, 0, 0xffffff, 1);
    const size = 0.6 * unit;
    const padY = path.originY + 60 * size + 10 * unit + fall + context.arrival;
    far.put(this.#glow, path.originX, padY - 4 * unit, 2.1 * unit, 0.42 * unit, 0, 0x05040f, 0.8);
    far.put(
      this.#glow,
      path.originX,
      padY - 20 * unit,
      3.4 * unit,
      0.9 * unit,
      0,
      0xffb84a,
      0.75 * context.thrust * (1 - path.risen),
    );
    far.put(this.#pad, path.originX, padY, size, size, 0, 0xffffff, 1);
  }
}
