import { LEAST_RIGHT, MOST_RIGHT, RESULTS } from '../../../../contract/games/roller/rules.ts';

/** Return to player (games.md). */
const RETURN = 0.98;

/** The chance, in 1/10000, whose rate is nearest to `times` times the stake. */
export function chanceFor(times: number): number {
  if (!(times > 0)) return MOST_RIGHT;
  return Math.max(LEAST_RIGHT, Math.min(MOST_RIGHT, Math.round((RETURN * RESULTS) / times)));
}
