import type { Texture } from 'pixi.js';
import { clamp01, easeOut, mixColor, smoothstep } from '../engine/ease.ts';
import { CORAL, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { random } from '../kit/motion/random.ts';
import type { FrameContext } from './frameContext.ts';

const PIECES = 14;
const SPARKS = 46;
const PUFFS = 16;
/** CSS pixels per second squared on the 360 x 340 canvas. */
const GRAVITY = 150;

/** The break-up: a flash, pieces that tumble down, sparks, smoke. It ends by CALM. */
export class Explosion {
  readonly #pieces: readonly Texture[];
  readonly #smoke: readonly Texture[];
  readonly #spark: Texture;
  readonly #flash: Texture;
  readonly #glow: Texture;

  constructor(assets: SceneAssets) {
    this.#pieces = assets.frames('debris');
    this.#smoke = assets.frames('smoke');
    this.#spark = assets.texture('spark');
    this.#flash = assets.texture('flash');
    this.#glow = assets.texture('glow');
  }

  draw(context: FrameContext, behind: QuadBatch, near: QuadBatch, light: QuadBatch): void {
    if (!context.crashed) return;
    this.#drawSmoke(context, behind);
    this.#drawPieces(context, near);
    this.#drawSparks(context, light);
    this.#drawFlash(context, light);
    this.#drawEmber(context, light);
  }

  /** The ember where the flight ended. */
  #drawEmber({ path, unit, broken }: FrameContext, light: QuadBatch): void {
    const lit = smoothstep(broken, 300, 900);
    light.put(this.#glow, path.tipX, path.tipY, 0.34 * unit, 0.34 * unit, 0, CORAL, 0.8 * lit);
    light.put(this.#glow, path.tipX, path.tipY, 0.1 * unit, 0.1 * unit, 0, WHITE, 0.9 * lit);
  }

  #drawFlash(context: FrameContext, light: QuadBatch): void {
    const { rocketX: x, rocketY: y, unit, broken, options } = context;
    const gentle = options.reducedMotion ? 0.5 : 1;
    const burst = (0.35 + 1.25 * easeOut(broken / 220)) * unit;
    const fade = 1 - smoothstep(broken, 60, 420);
    light.put(
      this.#flash,
      x,
      y,
      burst,
      burst,
      random(context.view.seed, 7) * 6 + broken / 900,
      WHITE,
      fade * gentle,
    );
    const warm = (1.6 + 2.6 * easeOut(broken / 500)) * unit;
    light.put(this.#glow, x, y, warm, warm, 0, 0xff7a3c, 0.75 * (1 - smoothstep(broken, 0, 1300)) * gentle);
    const ring = (0.5 + 5.5 * easeOut(broken / 700)) * unit;
    light.put(this.#glow, x, y, ring, ring, 0, 0xff6b6b, 0.3 * (1 - smoothstep(broken, 100, 800)) * gentle);
  }

  #drawPieces(context: FrameContext, near: QuadBatch): void {
    const { view, unit, broken } = context;
    const seconds = broken / 1000;
    const alpha = 1 - smoothstep(broken, 1500, 2400);
    for (let i = 0; i < PIECES; i++) {
      const key = 20_000 + i * 8;
      const angle = (i + random(view.seed, key)) * ((Math.PI * 2) / PIECES);
      const power = (60 + 130 * random(view.seed, key + 1)) * unit;
      const slowed = 0.55 * (1 - Math.exp(-seconds / 0.55));
      const x = context.rocketX + Math.cos(angle) * power * slowed;
      const y = context.rocketY - Math.sin(angle) * power * slowed + 0.5 * GRAVITY * unit * seconds * seconds;
      const spin = (random(view.seed, key + 2) - 0.5) * 14 * (1 - Math.exp(-seconds / 1.1)) + angle;
      const size = (0.2 + 0.34 * random(view.seed, key + 3)) * unit;
      const frame = this.#pieces[i % this.#pieces.length];
      const red = random(view.seed, key + 4) < 0.3;
      const hot = mixColor(0xffb070, red ? 0xff5a5a : WHITE, clamp01(broken / 350));
      if (frame) near.put(frame, x, y, size, size, spin, hot, alpha);
    }
  }

  #drawSparks(context: FrameContext, light: QuadBatch): void {
    const { view, unit, broken } = context;
    for (let i = 0; i < SPARKS; i++) {
      const key = 30_000 + i * 8;
      const life = broken / (500 + 1100 * random(view.seed, key));
      if (life >= 1) continue;
      const seconds = broken / 1000;
      const angle = random(view.seed, key + 1) * Math.PI * 2;
      const power = (90 + 330 * random(view.seed, key + 2)) * unit;
      const slowed = 0.34 * (1 - Math.exp(-seconds / 0.34));
      const speedX = Math.cos(angle) * power * Math.exp(-seconds / 0.34);
      const speedY = -Math.sin(angle) * power * Math.exp(-seconds / 0.34) + 60 * unit * seconds;
      const x = context.rocketX + Math.cos(angle) * power * slowed;
      const y = context.rocketY - Math.sin(angle) * power * slowed + 30 * unit * seconds * seconds;
      const length = (0.25 + Math.min(1.1, Math.hypot(speedX, speedY) / (190 * unit))) * unit;
      const tint = mixColor(0xfff3c4, 0xff8a3c, life);
      light.put(this.#spark, x, y, length, 0.75 * unit, Math.atan2(speedY, speedX), tint, 1 - life * life);
    }
  }

  #drawSmoke(context: FrameContext, behind: QuadBatch): void {
    const { view, unit, broken } = context;
    for (let i = 0; i < PUFFS; i++) {
      const key = 40_000 + i * 8;
      const life = broken / (1100 + 1400 * random(view.seed, key));
      if (life >= 1) continue;
      const angle = random(view.seed, key + 1) * Math.PI * 2;
      const reach = (12 + 62 * random(view.seed, key + 2)) * easeOut(life) * unit;
      const x = context.rocketX + Math.cos(angle) * reach;
      const y = context.rocketY - Math.sin(angle) * reach * 0.8 - 14 * life * unit;
      const size = (0.35 + 0.75 * easeOut(life)) * unit;
      const lit = mixColor(0xffb27a, 0x6d66a8, clamp01(life * 2.6));
      const frame = this.#smoke[i % this.#smoke.length];
      const alpha = 0.62 * (1 - life) ** 1.4;
      if (frame) behind.put(frame, x, y, size, size, angle + life * 1.4, lit, alpha);
    }
  }
}
