import { expect, it } from 'vitest';
import { tierOf } from './winTier.ts';

it('classifies a win by its multiple of the bet', () => {
  expect([0, 49_999, 50_000, 150_000, 400_000, 1_000_000].map(tierOf)).toEqual([
    ...['small', 'small', 'nice', 'big', 'mega', 'epic'],
  ]);
});
