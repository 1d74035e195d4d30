import { describe, expect, it } from 'vitest';
import { SOLO_GAMES } from '../../../contract/games/soloGames.ts';
import { loadFixtures } from './fixtures.ts';

/** The view properties that all solo games share. */
interface AnySoloView {
  since: number;
  stake: bigint;
  payout: bigint;
}

describe.each(SOLO_GAMES)('%s', (game) => {
  it('has whole numbers of ms in its views at every moment, and no result before it is visible', async () => {
    const { rounds } = await loadFixtures(game);
    for (const { view, duration } of Object.values(rounds)) {
      for (let t = -1; t <= duration; t += 37) {
        const now = view(t) as unknown as AnySoloView & Record<string, unknown>;
        const numbers = Object.values(now).filter((value): value is number => typeof value === 'number');
        expect(numbers.some(Number.isNaN), `NaN at ${t}`).toBe(false);
        expect(typeof now.stake).toBe('bigint');
      }
      const last = view(duration) as unknown as AnySoloView;
      expect(last.since).toBeGreaterThan(0);
      expect(last.stake).toBeGreaterThan(0n);
    }
  });

  it('has moments and phases within its rounds', async () => {
    const { rounds, moments, phases, still } = await loadFixtures(game);
    for (const [name, { round, t }] of Object.entries({ ...moments, still }))
      expect(t <= (rounds[round]?.duration ?? -1), name).toBe(true);
    for (const { name, round, t, until } of phases)
      expect(t < until && until <= (rounds[round]?.duration ?? -1), name).toBe(true);
  });
});
