import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashText } from '../../../../contract/fairness.ts';
import { buildChain, linkOf, targetOf } from './chain.ts';

const SEED = hashText('terminal');

describe('chain', () => {
  it('returns every link as the hash of the next, down to the anchor', async () => {
    const chain = await buildChain(SEED, 1_203);
    expect(linkOf(chain, 1_203)).toBe(SEED);
    let below = chain.anchor;
    for (let i = 1; i <= 1_203; i++) {
      const link = linkOf(chain, i);
      expect(hashText(link)).toBe(below);
      below = link;
    }
  });

  it('gives the same link whatever the length of the chain', async () => {
    const lengths = fc.integer({ min: 1, max: 1_100 });
    await fc.assert(
      fc.asyncProperty(lengths, fc.nat(), async (length, salt) => {
        const chain = await buildChain(SEED, length);
        const index = 1 + (salt % length);
        let expected = SEED;
        for (let i = length; i > index; i--) expected = hashText(expected);
        expect(linkOf(chain, index)).toBe(expected);
      }),
      { numRuns: 15 },
    );
  });

  it('refuses links outside its range', async () => {
    const chain = await buildChain(SEED, 500);
    expect(() => linkOf(chain, 0)).toThrow(RangeError);
    expect(() => linkOf(chain, 501)).toThrow(RangeError);
  });
});

describe('target', () => {
  it('follows the vectors of games.md', () => {
    expect(targetOf(hashText('kilat'), hashText('salt'))).toBe(78_800n);
    expect(targetOf(hashText('3'), hashText('salt'))).toBe(38_200n);
  });

  it('ends at 1.00 about three times in a hundred and above 2.00 about 48 times, over a real chain', async () => {
    const chain = await buildChain(SEED, 4_000);
    let instant = 0;
    let doubled = 0;
    for (let i = 1; i <= chain.length; i++) {
      const target = targetOf(linkOf(chain, i), hashText('salt'));
      if (target === 10_000n) instant++;
      if (target >= 20_000n) doubled++;
    }
    // Fixed seed, so fixed counts; the bounds are four standard deviations around 4 % (below 1.01) and 48.5 %.
    expect(instant / 4_000).toBeGreaterThan(0.026);
    expect(instant / 4_000).toBeLessThan(0.054);
    expect(Math.abs(doubled / 4_000 - 0.485)).toBeLessThan(0.032);
  });
});
