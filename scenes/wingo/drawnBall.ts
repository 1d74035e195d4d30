import type { Texture } from 'pixi.js';
import { clamp01, lerp, smoothstep } from '../engine/ease.ts';
import { WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { bounceHeight, PathFollow } from '../kit/motion/flight.ts';
import { CLOSED, DRAWN, type FrameContext } from './frameContext.ts';

/** The ball's position in the cup, in atlas pixels below the drum's middle. */
const CUP = 240;
/** How far inside the mouth it starts, and its scale there. */
const MOUTH = 12;
const FAR = 0.6;
/** The sprite has the size of the ball beside the machine; this scale fits the cup. */
const IN_CUP = 0.6;
/** Scale of the ball at its place, relative to the unit. */
const SHOWN = 0.54;

/** The drawn ball, from the mouth on: it lies in the cup, flies to its place, and goes back as betting closes. */
export class DrawnBall {
  readonly #balls: readonly Texture[];
  readonly #shadow: Texture;
  readonly #path = new PathFollow();

  constructor(assets: SceneAssets) {
    this.#balls = assets.frames('ball');
    this.#shadow = assets.texture('shadow');
  }

  /** Whether it is still in the cup or the mouth, behind the cup's rim. */
  static lies({ out, since, closed }: FrameContext): boolean {
    return out >= 0 && (closed < 0 ? since < DRAWN.leaves : closed > CLOSED.gone);
  }

  draw(context: FrameContext, near: QuadBatch): void {
    const { out, since, closed } = context;
    const ball = this.#balls[out];
    if (!ball || (closed < 0 && since < DRAWN.appears)) return;
    if (closed < 0 ? since < DRAWN.lies : closed > CLOSED.gone) this.#drawMouth(ball, context, near);
    else this.#drawFlight(ball, context, near);
  }

  /** Comes out of the dark mouth, or goes back into it. */
  #drawMouth(ball: Texture, { since, closed, scale, drumX, drumY }: FrameContext, near: QuadBatch): void {
    const { appears, lies } = DRAWN;
    const inwards = closed > CLOSED.gone;
    const come = inwards
      ? 1 - smoothstep(closed, CLOSED.gone, CLOSED.inside)
      : 1 - bounceHeight(since - appears, lies - appears, 1);
    const size = scale * IN_CUP * lerp(FAR, 1, come);
    const y = drumY + (CUP - MOUTH * (1 - come)) * scale;
    const alpha = inwards ? smoothstep(come, 0, 0.5) : smoothstep(since, appears, appears + 120);
    near.put(ball, drumX, y, size, size, 0, WHITE, alpha);
  }

  /** From the cup to its place in a bow, growing as it comes nearer; or back. */
  #drawFlight(ball: Texture, context: FrameContext, near: QuadBatch): void {
    const { since, closed, scale, unit, drumX, drumY, placeX, placeY } = context;
    const gone =
      closed < 0 ? clamp01((since - DRAWN.leaves) / (DRAWN.shown - DRAWN.leaves)) : 1 - closed / CLOSED.gone;
    const way = this.#path.set(gone, drumX, drumY + CUP * scale, placeX, placeY, 34 * unit);
    const arrived = clamp01((since - DRAWN.shown) / 320);
    const pop = closed < 0 && gone >= 1 ? 1 + 0.14 * Math.sin(arrived * Math.PI) : 1;
    const size = lerp(scale * IN_CUP, SHOWN * unit, smoothstep(gone, 0, 1)) * pop;
    const up = smoothstep(gone, 0.6, 1);
    near.put(this.#shadow, way.x, way.y + 78 * size, 1.2 * size, 0.83 * size, 0, WHITE, 0.75 * up);
    near.put(ball, way.x, way.y, size, size, 0, WHITE, 1);
  }
}
