import type { Texture } from 'pixi.js';
import type { StairsLayout, StairsView } from '../../src/games/stairs/engine/stairsView.ts';
import { lerp } from '../engine/ease.ts';
import { NIGHT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { gsap, paused, seekShare } from '../engine/timeline.ts';

/** The climber's size relative to its sprite, next to a block. */
const SIZE = 0.92;
/** Its position before the first level: between the fifth place and the sixth. */
const START = 4.5;
/** Height of its jump above the straight path, in levels. */
const BOW = 0.75;
/** ms per frame of its fall and of its cheering, and the number of cheers. */
const HIT = 110;
const CHEER = 120;
const CHEERS = 3;
/** ms until it has fallen, and until it is still again. */
export const CALM = CHEER * 4 * CHEERS;

/** The climbing figure: its position and current sprite. */
export class Climber {
  /** Levels climbed, fractional during a jump; the camera follows it. */
  level = 0;
  readonly #idle: readonly Texture[];
  readonly #steps: readonly Texture[];
  readonly #hit: readonly Texture[];
  readonly #cheer: readonly Texture[];
  readonly #shadow: Texture;
  /** Its way to the next level, its height above it, and the frame of its step. */
  readonly #jump = { way: 0, bow: 0, frame: 0 };
  readonly #jumping = paused(
    gsap
      .timeline({ defaults: { duration: 1 } })
      .to(this.#jump, { way: 1, ease: 'smooth' })
      .to(this.#jump, { frame: 6, ease: 'none' }, 0)
      .to(this.#jump, { bow: 1, duration: 0.5, ease: 'power1.out', yoyo: true, repeat: 1 }, 0),
  );
  #place = START;
  #left = false;

  constructor(assets: SceneAssets) {
    this.#idle = assets.frames('climberIdle');
    this.#steps = assets.frames('climberStep');
    this.#hit = assets.frames('climberHit');
    this.#cheer = assets.frames('climberCheer');
    this.#shadow = assets.texture('shadow');
  }

  /** Sets the view; must be called before anything is drawn by its level. */
  set({ path, stepping, settled, step, lands }: StairsView, reducedMotion: boolean): void {
    const from = placeOf(path, settled);
    const jumps = stepping !== null && step < lands && !reducedMotion;
    const stands = stepping === null ? path.length : settled + 1;
    seekShare(this.#jumping, jumps ? step / lands : 0);
    const to = stepping ?? placeOf(path, stands);
    this.#place = jumps ? lerp(from, to, this.#jump.way) : to;
    this.level = jumps ? settled + this.#jump.way : stands;
    this.#left = to < from;
  }

  /** @param camera levels that the picture is moved down by */
  draw(
    layer: QuadBatch,
    layout: StairsLayout,
    view: StairsView,
    camera: number,
    reducedMotion: boolean,
  ): void {
    const { left, pitch, rise, ground, scale } = layout;
    const x = left + this.#place * pitch;
    const y = ground - (this.level - camera) * rise - 20 * scale;
    const { bow } = this.#jump;
    const size = scale * SIZE;
    const picture = this.#picture(view, reducedMotion);
    layer.put(this.#shadow, x, y, 0.55 * size, 0.36 * size, 0, NIGHT, 0.5 * (1 - 0.7 * bow));
    if (picture) layer.put(picture, x, y - BOW * rise * bow, this.#left ? -size : size, size, 0, WHITE, 1);
  }

  destroy(): void {
    this.#jumping.kill();
  }

  #picture({ end, since }: StairsView, reducedMotion: boolean): Texture | undefined {
    if (this.#jump.frame > 0) return this.#steps[Math.min(5, Math.floor(this.#jump.frame))];
    const ended = end !== 'open' && since >= 0;
    const t = reducedMotion ? Number.POSITIVE_INFINITY : since;
    if (ended && end === 'lost') return this.#hit[Math.min(3, Math.floor(t / HIT))];
    if (ended && end === 'cashed' && t < CALM) return this.#cheer[Math.floor(t / CHEER) % 4];
    return this.#idle[0];
  }
}

function placeOf(path: readonly number[], level: number): number {
  return level === 0 ? START : (path[level - 1] ?? START);
}
