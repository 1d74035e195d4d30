import type { SoloGameKey } from '../../contract/games/soloGames.ts';
import { STEPPED } from '../../house/testing/solo/testSolo.ts';

/** The possible situations of a solo game player when the connection is lost. */
export type Situation =
  | 'nothing open'
  | 'start sent'
  | 'no step'
  | 'one step'
  | 'several steps'
  | 'step sent'
  | 'cash-out sent'
  | 'ended';

const AT_ONCE: readonly Situation[] = ['nothing open', 'start sent', 'ended'];
const BY_STEPS: readonly Situation[] = [
  ...['nothing open', 'start sent', 'no step', 'one step'],
  ...['several steps', 'step sent', 'cash-out sent', 'ended'],
] as Situation[];

export function situationsOf(game: SoloGameKey): readonly Situation[] {
  return STEPPED.includes(game) ? BY_STEPS : AT_ONCE;
}

/** The number of steps after the start that lead to a situation. */
export const STEPS: Partial<Record<Situation, number>> = {
  ...{ 'no step': 0, 'one step': 1, 'several steps': 2 },
  ...{ 'step sent': 1, 'cash-out sent': 1 },
};
