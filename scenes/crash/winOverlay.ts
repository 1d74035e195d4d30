import type { CrashViewCashOut } from '../../src/games/crash/engine/crashView.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import { WinOverlay } from '../kit/wins/winCelebration.ts';
import type { FrameContext } from './frameContext.ts';

/** Celebrates the player's own cash-out, in the space between the multiplier and the curve. */
export class CrashWinOverlay extends WinOverlay {
  /** Returns whether it is still moving; after the break-up a large win is celebrated longer than the last spark flies. */
  draw(context: FrameContext, light: QuadBatch, near: QuadBatch): boolean {
    const { view, options, width, height, unit, crashed } = context;
    if (!context.flying && !crashed) return false;
    const own = newestOwn(view.cashOuts);
    if (!own) return false;
    this.take(own, view.seed);
    this.place.x = width * 0.31;
    this.place.y = height * 0.45;
    this.place.unit = unit;
    this.place.width = width * 0.54;
    const since = view.flight + (crashed ? view.elapsed : 0) - own.at;
    return this.show(since, options.decimal, options.reducedMotion, light, near);
  }
}

function newestOwn(cashOuts: readonly CrashViewCashOut[]): CrashViewCashOut | null {
  for (let i = cashOuts.length - 1; i >= 0; i--) if (cashOuts[i]?.own) return cashOuts[i] ?? null;
  return null;
}
