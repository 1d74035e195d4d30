import { expect, it } from 'vitest';
import { LEVEL_SCORES, levelOfScore } from './vipLevels.ts';

it('a level begins exactly at its score', () => {
  LEVEL_SCORES.forEach((from, level) => {
    expect(levelOfScore(from)).toBe(level);
    if (from > 0) expect(levelOfScore(BigInt(from) - 1n)).toBe(level - 1);
  });
  expect(levelOfScore(10n ** 12n)).toBe(10);
});
