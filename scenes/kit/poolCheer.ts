import type { PoolView, PoolViewOwn } from '../../src/games/pools/engine/poolView.ts';
import type { SceneAssets } from '../scene.ts';
import type { Quads } from './quads.ts';
import { type Win, WinCelebration, type WinPlace } from './winCelebration.ts';

/** Minor units of a whole one; amounts without any are written without them. */
const WHOLE = 100n;

/** The player's own win in a round of pools: celebrated when more comes back than was staked on all of them. */
export class PoolCheer {
  /** Where it is shown: set it before `draw`. */
  readonly place: Pick<WinPlace, 'x' | 'y' | 'unit' | 'width'>;
  readonly #celebration: WinCelebration;
  readonly #style = { decimal: ',' as ',' | '.', fraction: false, prefix: '+' };
  readonly #full: WinPlace = { x: 0, y: 0, unit: 1, width: 0, style: this.#style, reducedMotion: false };
  #own: PoolViewOwn | null = null;
  #win: Win = { stake: 0n, payout: 0n, seed: 0 };

  constructor(assets: SceneAssets) {
    this.#celebration = new WinCelebration(assets);
    this.place = this.#full;
  }

  /** Draws it `since` ms after the draw was plain to see; nothing before. Answers whether it is being shown. */
  draw(
    view: PoolView,
    since: number,
    decimal: ',' | '.',
    reducedMotion: boolean,
    light: Quads,
    near: Quads,
  ): boolean {
    const { own } = view;
    if (!own || since < 0 || view.phase !== 'result' || view.interrupted) return false;
    if (own !== this.#own) this.#take(own, view.seed);
    this.#style.decimal = decimal;
    this.#full.reducedMotion = reducedMotion;
    return this.#celebration.draw(since, this.#win, this.#full, light, near);
  }

  destroy(): void {
    this.#celebration.destroy();
  }

  #take(own: PoolViewOwn, seed: number): void {
    const { stake, payout } = own;
    this.#own = own;
    this.#style.fraction = payout % WHOLE !== 0n;
    const known = this.#win;
    if (known.stake !== stake || known.payout !== payout || known.seed !== seed)
      this.#win = { stake, payout, seed };
  }
}
