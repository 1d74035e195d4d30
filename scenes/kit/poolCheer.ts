import type { PoolView } from '../../src/games/pools/engine/poolView.ts';
import type { Quads } from './quads.ts';
import { OwnWin } from './winCelebration.ts';

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
