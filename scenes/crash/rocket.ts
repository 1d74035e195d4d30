import type { Texture } from 'pixi.js';
import { clamp01, easeOut, mixColor, smoothstep } from '../engine/ease.ts';
import { WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { random } from '../kit/motion/random.ts';
import type { FrameContext } from './frameContext.ts';

/** The sprites are rendered with the nose up and to the right. */
const DRAWN_HEADING = Math.PI / 4;
/** ms a frame of the roll and of the fire is shown before the next one. */
const ROLL = 190;
const FLICKER = 55;

/** The rocket with its fire. Frames are cross-faded, so a dozen are enough for a smooth roll. */
export class Rocket {
  readonly #body: readonly Texture[];
  readonly #fire: readonly Texture[];
  readonly #glow: Texture;

  constructor(assets: SceneAssets) {
    this.#body = assets.frames('rocket');
    this.#fire = assets.frames('flame');
    this.#glow = assets.texture('glow');
  }

  draw(context: FrameContext, light: QuadBatch, near: QuadBatch): void {
    if (context.crashed && context.broken > 40) return;
    this.#drawFire(context, light);
    const { rocketX: x, rocketY: y, rocketSize, heading } = context;
    const rotation = DRAWN_HEADING - heading;
    const roll = context.options.reducedMotion ? 0 : Math.max(0, context.view.flight) / ROLL;
    const first = Math.floor(roll);
    const scale = rocketSize / 192;
    const from = this.#body[first % this.#body.length];
    const to = this.#body[(first + 1) % this.#body.length];
    if (from) near.put(from, x, y, scale, scale, rotation, WHITE, 1);
    if (to) near.put(to, x, y, scale, scale, rotation, WHITE, smoothstep(roll - first, 0, 1));
  }

  #drawFire(context: FrameContext, light: QuadBatch): void {
    const { thrust, heading, rocketX, rocketY, rocketSize, view } = context;
    if (thrust <= 0) return;
    const still = context.options.reducedMotion;
    const back = rocketSize * 0.27;
    const x = rocketX - Math.cos(heading) * back;
    const y = rocketY + Math.sin(heading) * back;
    const beat = still ? 1 : 1 + 0.08 * Math.sin(context.time / 23) + 0.05 * Math.sin(context.time / 41);
    const own = view.ownFlying ? 1.25 : 1;
    const halo = (rocketSize / 128) * (1.5 + 0.5 * thrust) * beat;
    light.put(this.#glow, x, y, halo, halo, 0, 0xff9a3c, 0.34 * Math.min(1, thrust) * own);
    light.put(this.#glow, x, y, halo * 0.45, halo * 0.45, 0, 0xfff0b0, 0.55 * Math.min(1, thrust));
    const step = still ? 0 : Math.max(0, context.time + 10_000) / FLICKER;
    const first = Math.floor(step);
    const scale = (rocketSize / 192) * thrust * beat;
    const rotation = DRAWN_HEADING - heading;
    const from = this.#fire[first % this.#fire.length];
    const to = this.#fire[(first + 1) % this.#fire.length];
    const share = step - first;
    if (from) light.put(from, x, y, scale, scale, rotation, WHITE, 1 - share);
    if (to) light.put(to, x, y, scale, scale, rotation, WHITE, share);
  }
}

/** Launch smoke: puffs that appear at different times around lift-off. */
const LAUNCH_PUFFS = 44;
const LAUNCH_FROM = -1900;
const LAUNCH_TO = 900;
const LAUNCH_LIFE = 2300;
/** The trail in flight: the interval of puffs and their lifetime, ms. */
const TRAIL_EVERY = 70;
const TRAIL_LIFE = 1500;

/** Smoke of the engine. A puff's position is a function of its age. */
export class Exhaust {
  readonly #smoke: readonly Texture[];

  constructor(assets: SceneAssets) {
    this.#smoke = assets.frames('smoke');
  }

  draw(context: FrameContext, behind: QuadBatch, near: QuadBatch): void {
    const { view } = context;
    if (view.phase === 'loading') return;
    if (context.time < LAUNCH_TO + LAUNCH_LIFE) this.#drawLaunch(context, behind, near);
    if (view.flight > 0) this.#drawTrail(context, behind);
  }

  #drawLaunch(context: FrameContext, behind: QuadBatch, near: QuadBatch): void {
    const { unit, view, path, width, height } = context;
    const groundY = height * 0.815 + (view.flight / 1500) ** 2 * height * 0.22;
    const groundX = width / 2 + (path.originX - width / 2) * 0.8;
    for (let i = 0; i < LAUNCH_PUFFS; i++) {
      const key = 50_000 + i * 8;
      const born = LAUNCH_FROM + ((LAUNCH_TO - LAUNCH_FROM) * (i + random(view.seed, key))) / LAUNCH_PUFFS;
      const age = context.time - born;
      if (age <= 0 || age >= LAUNCH_LIFE) continue;
      const life = age / LAUNCH_LIFE;
      const power = clamp01((born - LAUNCH_FROM) / 1500);
      const side = random(view.seed, key + 1) < 0.5 ? -1 : 1;
      const away = (14 + 130 * power * random(view.seed, key + 2)) * easeOut(life) * side * unit;
      const up = (4 + 26 * random(view.seed, key + 3)) * life * unit;
      const size = (0.22 + 0.75 * easeOut(life) * (0.5 + 0.5 * power)) * unit;
      const alpha = (0.16 + 0.5 * power) * (1 - life) ** 1.3 * clamp01(age / 120);
      const lit = mixColor(0xffd9a0, 0x9a93c9, clamp01(life * 3));
      const frame = this.#smoke[i % this.#smoke.length];
      const turn = (random(view.seed, key + 4) - 0.5) * 2 + life * side;
      const layer = i % 3 === 0 ? near : behind;
      if (frame) layer.put(frame, groundX + away, groundY + 8 * unit - up, size, size, turn, lit, alpha);
    }
  }

  #drawTrail(context: FrameContext, behind: QuadBatch): void {
    const { unit, view, path } = context;
    const now = view.flight + context.broken;
    const last = Math.floor(view.flight / TRAIL_EVERY);
    const first = Math.max(1, Math.ceil((now - TRAIL_LIFE) / TRAIL_EVERY));
    for (let i = first; i <= last; i++) {
      const born = i * TRAIL_EVERY;
      const life = (now - born) / TRAIL_LIFE;
      const share = born / view.flight;
      const angle = path.angle(share);
      const drift = (random(view.seed, 90_000 + i * 4) - 0.5) * 16 * unit;
      const left = life * 26 * unit;
      const x = path.x(share) - Math.cos(angle) * left + Math.sin(angle) * drift * (0.3 + life);
      const y =
        path.y(share) + Math.sin(angle) * left + Math.cos(angle) * drift * (0.3 + life) + 6 * life * unit;
      const size = (0.1 + 0.26 * easeOut(life)) * unit;
      const alpha = 0.34 * (1 - life) ** 1.5 * clamp01(life * 12);
      const frame = this.#smoke[i % this.#smoke.length];
      const lit = mixColor(0xffc98a, 0x8d86c4, clamp01(life * 3.5));
      if (frame) behind.put(frame, x, y, size, size, i * 1.7 + life, lit, alpha);
    }
  }
}
