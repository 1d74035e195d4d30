import { TILES } from '../../contract/games/mines/rules.ts';
import { type MinesView, minesLayout, SIDE, TURN } from '../../src/games/mines/engine/minesView.ts';
import { NIGHT } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneBundle, SceneContext, SceneOptions } from '../engine/scene.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { random } from '../kit/motion/random.ts';
import { isCashed, SoloScene } from '../kit/soloScene.ts';
import { BLAST, Tile } from './tile.ts';

/** ms after the end at which the rest of the board turns, from the newest tile outwards, and until all of it is at rest. */
const REST_TURNS = 360;
const RING = 70;
const RESTED = REST_TURNS + 8 * RING + 500;
/** ms in which a pressed tile goes down. */
const PRESSES = 200;
/** A mine shakes the board: CSS pixels at scale 1, and ms until a third of that is left. */
const SHAKE = 16;
const CALMS = 110;

/**
 * Mines: a board of 25 tiles that are pressed, turn and show a gem or a mine; at the end all of it is revealed. From back to
 * front: room, weave, tiles, light, the player's own win.
 */
export class MinesScene extends SoloScene<MinesView, MinesOptions> {
  static readonly bundle: SceneBundle = { atlas: 'games/mines/mines', fonts: 'games/mines/fonts' };

  readonly #tile: Tile;
  readonly #near: QuadBatch;
  readonly #light: QuadBatch;
  readonly #shaken = { x: 0, y: 0 };
  #layout = minesLayout(360, 340);

  constructor(context: SceneContext<MinesOptions>) {
    const { assets } = context;
    super(
      context,
      new Background([felt(0x29257a, 0x0d0b2c), vignette(NIGHT, 0.72)]),
      new TileLayer(assets.texture('felt'), 32, 0.045, 0x8f86ff),
    );
    this.#tile = this.own(new Tile(assets));
    this.#near = this.add(112);
    this.#light = this.add(64, { blendMode: 'add' });
  }

  protected layOut(width: number, height: number): void {
    this.#layout = minesLayout(width, height);
    const side = Math.min(width, height);
    Object.assign(this.winPlace, {
      x: width / 2,
      y: this.#layout.y + 2 * this.#layout.pitch,
      unit: Math.max(0.8, Math.min(side / 310, 2.2)),
      width: Math.min(width * 0.9, side * 1.3),
    });
  }

  protected drawGame(view: MinesView): boolean {
    const { x: shakeX, y: shakeY } = this.#shake(view);
    const { x, y, pitch, scale } = this.#layout;
    for (let i = 0; i < TILES; i++) {
      const left = x + (i % SIDE) * pitch + shakeX;
      const top = y + Math.floor(i / SIDE) * pitch + shakeY;
      this.#tile.at(left, top, scale);
      this.#drawTile(view, i);
    }
    if (this.options.reducedMotion) return false;
    const { newest, press, turns, since, end } = view;
    const turning = newest !== null && press < (turns < Number.POSITIVE_INFINITY ? turns + TURN : PRESSES);
    return turning || (since >= 0 && since < (end === 'open' ? BLAST : RESTED));
  }

  protected celebrates(view: MinesView): boolean {
    return isCashed(view);
  }

  #drawTile(view: MinesView, i: number): void {
    const { tiles, picked, newest, press, turns, playing } = view;
    const { reducedMotion } = this.options;
    const what = tiles[i] ?? 'closed';
    if (i === newest && press < turns)
      this.#tile.pressed(this.#near, this.#light, reducedMotion ? Number.POSITIVE_INFINITY : press);
    else if (what === 'closed') this.#tile.closed(this.#near, playing);
    else if (picked[i]) {
      const t = i === newest && !reducedMotion ? press - turns : Number.POSITIVE_INFINITY;
      this.#tile.open(this.#near, this.#light, what, t, what === 'mine' ? view.since : -1);
    } else {
      const t = this.#leftSince(view, i);
      if (t < 0) this.#tile.closed(this.#near, playing);
      else this.#tile.left(this.#near, what, t);
    }
  }

  /** ms since an unopened tile began to turn: those around the newest one first. */
  #leftSince({ end, since, newest }: MinesView, i: number): number {
    if (end === 'open' || since < 0) return -1;
    if (this.options.reducedMotion) return Number.POSITIVE_INFINITY;
    const from = newest ?? (TILES - 1) / 2;
    const ring =
      Math.abs((i % SIDE) - (from % SIDE)) + Math.abs(Math.floor(i / SIDE) - Math.floor(from / SIDE));
    return since - REST_TURNS - ring * RING;
  }

  #shake({ end, since, seed }: MinesView): { x: number; y: number } {
    const at = this.#shaken;
    const shakes = end === 'lost' && since >= 0 && since < BLAST && !this.options.reducedMotion;
    const strength = shakes ? SHAKE * this.#layout.scale * Math.exp(-since / CALMS) : 0;
    const step = Math.floor(since / 24);
    at.x = strength * (2 * random(seed, step * 2) - 1);
    at.y = strength * (2 * random(seed, step * 2 + 1) - 1);
    return at;
  }
}

export type MinesOptions = SceneOptions<Record<never, string>>;
