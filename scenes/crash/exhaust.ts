import type { Texture } from 'pixi.js';
import { clamp01, easeOut, mixColor } from '../kit/ease.ts';
import type { Quads } from '../kit/quads.ts';
import { random } from '../kit/random.ts';
import type { SceneAssets } from '../scene.ts';
import type { FrameContext } from './frameContext.ts';

/** Smoke rolling off the pad: puffs of the launch, each born at its own moment around lift-off. */
const LAUNCH_PUFFS = 44;
const LAUNCH_FROM = -1900;
const LAUNCH_TO = 900;
const LAUNCH_LIFE = 2300;
/** The trail in flight: one puff each so many ms, living so long. */
const TRAIL_EVERY = 70;
const TRAIL_LIFE = 1500;

/** Smoke of the engine. Where a puff is follows from its age alone. */
export class Exhaust {
  readonly #smoke: readonly Texture[];

  constructor(assets: SceneAssets) {
    this.#smoke = assets.frames('smoke');
  }

  draw(context: FrameContext, behind: Quads, near: Quads): void {
    const { view } = context;
    if (view.phase === 'loading') return;
    if (context.time < LAUNCH_TO + LAUNCH_LIFE) this.#drawLaunch(context, behind, near);
    if (view.flight > 0) this.#drawTrail(context, behind);
  }

  #drawLaunch(context: FrameContext, behind: Quads, near: Quads): void {
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

  #drawTrail(context: FrameContext, behind: Quads): void {
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
