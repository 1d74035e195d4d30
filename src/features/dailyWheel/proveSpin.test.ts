import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashText } from '../../../contract/fairness.ts';
import type { WheelPrizeView } from '../../../contract/http/offers/dailyWheel.ts';
import { drawWheel } from '../../../contract/promotions/dailyWheel/draw.ts';
import { WHEEL_TABLES } from '../../../contract/promotions/dailyWheel/tables.ts';
import { chooseHasher } from '../../games/fairness/hasher.ts';
import { proveSpin } from './proveSpin.ts';

const ENTRIES = WHEEL_TABLES.default.map(({ weight, prize }, index) => {
  const received: WheelPrizeView =
    prize.kind === 'cash'
      ? { kind: 'cash', amount: `${prize.amount}` }
      : { kind: 'freeSpins', count: prize.count, bet: `${prize.stake}` };
  return { index, weight, prize: received };
});
const hasher = chooseHasher(null);

it('accepts an honest spin, and rejects one with another prize or seed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 1 }),
      fc.string(),
      fc.nat(9_999),
      async (serverSeed, clientSeed, nonce) => {
        const entry = drawWheel({ serverSeed, clientSeed, nonce }, WHEEL_TABLES.default);
        const seeds = { pairId: '1', serverSeed, serverSeedHash: hashText(serverSeed), clientSeed, nonce };
        const prize = ENTRIES[entry]!.prize;
        const proof = await proveSpin({ seeds, prize }, serverSeed, ENTRIES, hasher);
        expect(proof).toMatchObject({ seedGood: true, prizeGood: true, drawn: { index: entry } });
        const other = ENTRIES[(entry + 1) % ENTRIES.length]!.prize;
        expect((await proveSpin({ seeds, prize: other }, serverSeed, ENTRIES, hasher)).prizeGood).toBe(false);
        expect((await proveSpin({ seeds, prize }, `${serverSeed}0`, ENTRIES, hasher)).seedGood).toBe(false);
      },
    ),
    { numRuns: 60 },
  );
});
