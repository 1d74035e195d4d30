import type { CrashViewCashOut } from '../../src/games/crash/engine/crashView.ts';
import type { Quads } from '../kit/quads.ts';
import { type Win, WinCelebration, type WinPlace } from '../kit/winCelebration.ts';
import type { SceneAssets } from '../scene.ts';
import type { FrameContext } from './frameContext.ts';

/** Minor units of a whole one; amounts without any are written without them. */
const WHOLE = 100n;

/** The player's own cash-out, celebrated where the rocket leaves room: between the multiplier and the curve. */
export class Cheer {
  readonly #celebration: WinCelebration;
  readonly #style = { decimal: ',' as ',' | '.', fraction: false, prefix: '+' };
  readonly #place: WinPlace = { x: 0, y: 0, unit: 1, width: 0, style: this.#style, reducedMotion: false };
  #betId = '';
  #win: Win = { stake: 0n, payout: 0n, seed: 0 };

  constructor(assets: SceneAssets) {
    this.#celebration = new WinCelebration(assets);
  }

  /** Answers whether it moves on; after the break-up a large win is celebrated longer than the last spark flies. */
  draw(context: FrameContext, light: Quads, near: Quads): boolean {
    const { view, options, width, height, unit, crashed } = context;
    if (!context.flying && !crashed) return false;
    const own = newestOwn(view.cashOuts);
    if (!own) return false;
    this.#take(own, view.seed);
    this.#style.decimal = options.decimal;
    this.#place.x = width * 0.31;
    this.#place.y = height * 0.45;
    this.#place.unit = unit;
    this.#place.width = width * 0.54;
    this.#place.reducedMotion = options.reducedMotion;
    const since = view.flight + (crashed ? view.elapsed : 0) - own.at;
    return this.#celebration.draw(since, this.#win, this.#place, light, near);
  }

  destroy(): void {
    this.#celebration.destroy();
  }

  /** A view tells a cash-out anew with every news, so the same win is known by what it says. */
  #take({ betId, stake, payout }: CrashViewCashOut, seed: number): void {
    const known = this.#win;
    if (betId === this.#betId && seed === known.seed && payout === known.payout && stake === known.stake)
      return;
    this.#betId = betId;
    this.#win = { stake, payout, seed };
    this.#style.fraction = payout % WHOLE !== 0n;
  }
}

function newestOwn(cashOuts: readonly CrashViewCashOut[]): CrashViewCashOut | null {
  for (let i = cashOuts.length - 1; i >= 0; i--) if (cashOuts[i]?.own) return cashOuts[i] ?? null;
  return null;
}
