import type { WingoView } from '../../src/games/wingo/engine/wingoView.ts';
import type { Quads } from '../kit/quads.ts';
import { type Win, WinCelebration, type WinPlace } from '../kit/winCelebration.ts';
import type { SceneAssets } from '../scene.ts';
import type { FrameContext } from './frameContext.ts';
import { DRAWN } from './timing.ts';

/** Minor units of a whole one; amounts without any are written without them. */
const WHOLE = 100n;
/** Long enough after the end that nothing of a celebration is left. */
const OVER = 8_000;

/** The player's own win, celebrated over the drum once the ball has been shown. */
export class Cheer {
  readonly #celebration: WinCelebration;
  readonly #style = { decimal: ',' as ',' | '.', fraction: false, prefix: '+' };
  readonly #place: WinPlace = { x: 0, y: 0, unit: 1, width: 0, style: this.#style, reducedMotion: false };
  #own: WingoView['own'] = null;
  #win: Win = { stake: 0n, payout: 0n, seed: 0 };

  constructor(assets: SceneAssets) {
    this.#celebration = new WinCelebration(assets);
  }

  /** Answers whether it moves on. */
  draw({ view, options, unit, drumX, drumY, scale }: FrameContext, light: Quads, near: Quads): boolean {
    const { own, drawn } = view;
    if (!own || !drawn || drawn.interrupted || drawn.since > OVER) return false;
    if (own !== this.#own) {
      this.#own = own;
      this.#win = { ...own, seed: drawn.seed };
      this.#style.fraction = own.payout % WHOLE !== 0n;
    }
    this.#style.decimal = options.decimal;
    this.#place.x = drumX;
    this.#place.y = drumY - 20 * scale;
    this.#place.unit = unit;
    this.#place.width = 150 * unit;
    this.#place.reducedMotion = options.reducedMotion;
    return this.#celebration.draw(drawn.since - DRAWN.cheered, this.#win, this.#place, light, near);
  }

  destroy(): void {
    this.#celebration.destroy();
  }
}
