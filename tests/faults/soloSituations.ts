import type { SoloGameKey } from '../../contract/games/soloGames.ts';
import { STEPPED } from '../../house/testing/solo/testSolo.ts';

/** Where a player may stand at a solo game when the connection is lost. */
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

/** Steps after the start with which a situation is come to. */
export const STEPS: Partial<Record<Situation, number>> = {
  ...{ 'no step': 0, 'one step': 1, 'several steps': 2 },
  ...{ 'step sent': 1, 'cash-out sent': 1 },
};
