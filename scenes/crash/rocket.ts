import type { Texture } from 'pixi.js';
import { smoothstep } from '../kit/ease.ts';
import { WHITE } from '../kit/palette.ts';
import type { Quads } from '../kit/quads.ts';
import type { SceneAssets } from '../scene.ts';
import type { FrameContext } from './frameContext.ts';

/** The sprites are rendered with the nose up and to the right. */
const DRAWN_HEADING = Math.PI / 4;
/** ms a frame of the roll and of the fire is shown before the next takes over. */
const ROLL = 190;
const FLICKER = 55;

/** The rocket with its fire. Frames melt into each other, so a dozen are enough for a smooth roll. */
export class Rocket {
  readonly #body: readonly Texture[];
  readonly #fire: readonly Texture[];
  readonly #glow: Texture;

  constructor(assets: SceneAssets) {
    this.#body = assets.frames('rocket');
    this.#fire = assets.frames('flame');
    this.#glow = assets.texture('glow');
  }

  draw(context: FrameContext, light: Quads, near: Quads): void {
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

  #drawFire(context: FrameContext, light: Quads): void {
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
