import type { PoolView } from '../../src/games/pools/engine/poolView.ts';
import type { SceneAssets } from '../scene.ts';
import type { Quads } from './quads.ts';
import { type Win, WinCelebration, type WinPlace } from './winCelebration.ts';

/** Minor units of a whole one; amounts without any are written without them. */
const WHOLE = 100n;

/** The player's own win in a game's picture, celebrated when more comes back than was staked. Each game says when. */
export abstract class OwnWin {
  /** Where it is shown: set it before it is drawn. */
  readonly place: Pick<WinPlace, 'x' | 'y' | 'unit' | 'width'>;
  readonly #celebration: WinCelebration;
  readonly #style = { decimal: ',' as ',' | '.', fraction: false, prefix: '+' };
  readonly #full: WinPlace = { x: 0, y: 0, unit: 1, width: 0, style: this.#style, reducedMotion: false };
  #win: Win = { stake: 0n, payout: 0n, seed: 0 };

  constructor(assets: SceneAssets) {
    this.#celebration = new WinCelebration(assets);
    this.place = this.#full;
  }

  /** Says what was won. A view may tell the same win anew, so it is known by what it says. */
  protected take({ stake, payout }: Pick<Win, 'stake' | 'payout'>, seed: number): void {
    const known = this.#win;
    if (known.stake === stake && known.payout === payout && known.seed === seed) return;
    this.#win = { stake, payout, seed };
    this.#style.fraction = payout % WHOLE !== 0n;
  }

  /** Draws it `since` ms after it was plain to see; nothing before. Answers whether it is being shown. */
  protected show(
    since: number,
    decimal: ',' | '.',
    reducedMotion: boolean,
    light: Quads,
    near: Quads,
  ): boolean {
    this.#style.decimal = decimal;
    this.#full.reducedMotion = reducedMotion;
    return this.#celebration.draw(since, this.#win, this.#full, light, near);
  }

  destroy(): void {
    this.#celebration.destroy();
  }
}

/** The player's own win in a round of pools: all that came back against all that was staked. */
export class PoolCheer extends OwnWin {
  /** Draws it `since` ms after the draw was plain to see; nothing before. Answers whether it is being shown. */
  draw(
    { own, phase, interrupted, seed }: PoolView,
    since: number,
    decimal: ',' | '.',
    reducedMotion: boolean,
    light: Quads,
    near: Quads,
  ): boolean {
    if (!own || since < 0 || phase !== 'result' || interrupted) return false;
    this.take(own, seed);
    return this.show(since, decimal, reducedMotion, light, near);
  }
}
