import { expect, it } from 'vitest';
import { LEVEL_SCORES, levelOfScore } from './vipLevels.ts';

it('a level is held from its score on, and not one U before', () => {
  LEVEL_SCORES.forEach((from, level) => {
    expect(levelOfScore(from)).toBe(level);
    if (from > 0) expect(levelOfScore(BigInt(from) - 1n)).toBe(level - 1);
  });
  expect(levelOfScore(10n ** 12n)).toBe(10);
});
