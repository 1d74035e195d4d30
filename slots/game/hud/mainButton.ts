import { spinsLeft } from '../session/autoRun.ts';
import type { Session } from '../session/state.ts';

/** The current action of the big round button. */
export type MainAction = 'spin' | 'hurry' | 'stopAuto' | 'retry' | 'none';

export function mainAction({ phase, auto }: Pick<Session, 'phase' | 'auto'>): MainAction {
  if (auto) return 'stopAuto';
  switch (phase.at) {
    case 'idle':
      return 'spin';
    case 'lost':
      return 'retry';
    case 'closed':
      return 'none';
    default:
      return 'hurry';
  }
}

/** The number on it: spins left of an autoplay or of free spins. */
export function mainCount({ auto, gift }: Pick<Session, 'auto' | 'gift'>): number | null {
  return auto ? spinsLeft(auto) : (gift?.left ?? null);
}
