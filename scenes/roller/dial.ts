import { Container, type Texture } from 'pixi.js';
import { WHITE } from '../engine/palette.ts';
import { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';

/** The atlas' dial, in its own pixels: its side, and the middle of its groove. */
export const DIAL = 440;
export const GROOVE = 168;
/** Angular range of the scale, open at the bottom (assets/docs/wheels.md). */
const SWEEP = (270 / 360) * Math.PI * 2;
/** The band's pieces: the width of one, and their maximum distance. */
const PIECE = (3.6 / 360) * Math.PI * 2;
const APART = (3.4 / 360) * Math.PI * 2;
const PIECES = 2 * (Math.ceil(SWEEP / APART) + 3);

/** The angle of a position on the scale, 0 to 1: clockwise from the top. */
export function dialAngle(share: number): number {
  return (share - 0.5) * SWEEP;
}

/** The dial with the winning and losing zones in its groove. Laid out when the limit or the size changes, not in a draw. */
export class Dial extends Container {
  readonly #face: Texture;
  readonly #win: Texture;
  readonly #lose: Texture;
  readonly #batch: QuadBatch;
  readonly #laid = { x: 0, y: 0, scale: 0, limit: -1, higher: false };

  constructor(assets: SceneAssets) {
    super();
    this.#face = assets.texture('dial');
    this.#win = assets.texture('arcWin');
    this.#lose = assets.texture('arcLose');
    this.#batch = new QuadBatch(this.#face, PIECES + 1, { still: true });
    this.addChild(this.#batch);
  }

  /** @param limit where the zones meet, 0 to 1 of the scale */
  lay(x: number, y: number, scale: number, limit: number, higher: boolean): void {
    const laid = this.#laid;
    if (
      laid.x === x &&
      laid.y === y &&
      laid.scale === scale &&
      laid.limit === limit &&
      laid.higher === higher
    )
      return;
    Object.assign(laid, { x, y, scale, limit, higher });
    const meet = dialAngle(limit);
    this.#batch.begin();
    this.#batch.put(this.#face, x, y, scale, scale, 0, WHITE, 1);
    // The winning one last: it covers the other where they meet.
    if (higher) this.#band(this.#lose, dialAngle(0), meet);
    else this.#band(this.#lose, meet, dialAngle(1));
    if (higher) this.#band(this.#win, meet, dialAngle(1));
    else this.#band(this.#win, dialAngle(0), meet);
    this.#batch.end();
  }

  #band(piece: Texture, from: number, to: number): void {
    const { x, y, scale } = this.#laid;
    const [first, last] = [from + PIECE / 2, to - PIECE / 2];
    if (last < first) return;
    const steps = Math.ceil((last - first) / APART);
    for (let i = 0; i <= steps; i++) {
      const angle = steps === 0 ? first : first + ((last - first) * i) / steps;
      this.#batch.put(piece, x, y, scale, scale, angle, WHITE, 1);
    }
  }
}
