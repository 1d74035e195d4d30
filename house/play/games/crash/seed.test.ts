import { expect, it } from 'vitest';
import { hashText, hmacText } from '../../../../contract/fairness.ts';
import { crashRoundHistory } from '../../../../contract/games/crash/operations.ts';
import { targetFromHmac, timeOf } from '../../../../contract/games/crash/rules.ts';
import { TestHouse } from '../../../testing/testHouse.ts';

it('fills a new game with past rounds that were drawn like any other, once', async () => {
  const opened = Date.now();
  const house = await TestHouse.start({ config: { seed: true } });
  const again = await TestHouse.start({ config: { seed: true }, database: house.db });
  try {
    const visitor = await again.connect();
    const rounds = await visitor.call(crashRoundHistory, { count: 100 });
    // The game goes on meanwhile: rounds that it plays itself come after the seeded ones.
    const seeded = rounds.filter(({ roundId }) => Number(roundId) <= 24);
    for (const { startTime } of rounds.slice(0, -24)) expect(startTime).toBeGreaterThan(opened);
    expect(seeded.map(({ roundId }) => Number(roundId))).toEqual(
      Array.from({ length: 24 }, (_, i) => 24 - i),
    );
    for (const { hash, seedPubHash, seedHashHash, target, startTime, endTime } of seeded) {
      expect(seedHashHash).toBe(hashText(hash));
      const rate = targetFromHmac(hmacText(hash, seedPubHash));
      expect(target).toBe(rate.toString());
      expect(endTime - startTime).toBe(timeOf(rate));
    }
  } finally {
    await again.close();
    await house.close();
  }
});
