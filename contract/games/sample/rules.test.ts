import { expect, it } from 'vitest';
import { applyMove, begin } from '../solo/play.ts';
import { drawnAt, isFair, UNBOUNDED } from '../solo/testSolo.ts';
import type { SampleSide } from './channel.ts';
import { COIN_SIDES, MOST_FLIPS, SAMPLE_RULES, streakRate } from './rules.ts';

it('flips the twenty coins of its seeds, one float each', () => {
  const coins = drawnAt(SAMPLE_RULES, 0, { side: 'heads' });
  expect(coins.map((side) => COIN_SIDES.indexOf(side)).join('')).toBe('11011110001010011110');
});

it('returns 98 % at every cash-out, whatever is called', () => {
  for (let right = 1; right <= MOST_FLIPS; right++)
    expect(isFair(streakRate(right), [1n, 2n ** BigInt(right)])).toBe(true);
  // All sequences of four flips against all possible calls: checks each streak's share of them.
  const sides = (n: number) =>
    Array.from({ length: 16 }, (_, bits) =>
      Array.from({ length: n }, (_, i) => COIN_SIDES[(bits >> i) & 1] ?? 'heads'),
    );
  for (const calls of sides(4)) {
    const stands = [0, 0, 0, 0];
    for (const flips of sides(4)) {
      let round = begin(SAMPLE_RULES, { side: calls[0] as SampleSide }, flips, UNBOUNDED);
      for (let i = 1; i <= 4; i++) {
        if (round.end) break;
        expect(round.state.rate).toBe(streakRate(i));
        stands[i - 1] = (stands[i - 1] ?? 0) + 1;
        if (i < 4) round = applyMove(SAMPLE_RULES, round, calls[i] as SampleSide, flips, UNBOUNDED);
      }
    }
    expect(stands).toEqual([8, 4, 2, 1]);
  }
});

it('makes its first flip with the start, loses with a wrong call and ends automatically after twenty right ones', () => {
  const heads = Array.from({ length: MOST_FLIPS }, () => 'heads' as const);
  expect(begin(SAMPLE_RULES, { side: 'tails' }, heads, UNBOUNDED)).toMatchObject({
    end: 'lost',
    moves: ['tails'],
    state: { rate: 0n, flips: ['heads'] },
  });
  let round = begin(SAMPLE_RULES, { side: 'heads' }, heads, UNBOUNDED);
  while (!round.end) round = applyMove(SAMPLE_RULES, round, 'heads', heads, UNBOUNDED);
  expect(round).toMatchObject({ end: 'finished', state: { rate: 10_276_044_800n } });
  expect(round.moves).toHaveLength(MOST_FLIPS);
});
