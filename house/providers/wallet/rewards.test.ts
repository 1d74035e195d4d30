import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { freeSpinPrizes } from '../../play/freeSpins/tables.ts';
import { TestProviders } from '../../testing/providers/testProviders.ts';

let providers: TestProviders;
beforeAll(async () => {
  providers = await TestProviders.start();
});
afterAll(() => providers.close());

it('a prize gives exactly its number of free spins, however many are sent at once and repeated', async () => {
  const { db } = providers.house;
  const { userId, seat, driver } = await providers.seat('hub88');
  const [spins, bet] = [5, 100n];
  const prize = { userId, game: seat.game, spins, bet, createdAt: 1, expiresAt: 2, reward: 'r-5' };
  await db.orm.insert(freeSpinPrizes).values(prize);
  const sendBet = async (id: string) => {
    const body = driver.bodyOf({ kind: 'bet', id, amount: bet, free: true }) as object;
    const send = () => driver.send('bet', JSON.stringify({ ...body, reward_uuid: prize.reward }));
    let answer = await send();
    // Repeats a call as a provider does after a busy answer.
    for (let again = 1; again <= 8 && answer.means.includes('failed'); again++) {
      await sleep(50 * again);
      answer = await send();
    }
    return answer;
  };
  const names = Array.from({ length: 12 }, (_, i) => `free-${i}`);
  const answers = await Promise.all(names.map(sendBet));
  expect(answers.map(({ means }) => means[0]).sort()).toEqual([
    ...Array(names.length - spins).fill('limit'),
    ...Array(spins).fill('ok'),
  ]);
  // Accepted spins are answered as before, refused ones stay refused.
  const again = await Promise.all(names.map(sendBet));
  expect(again.map(({ means }) => means)).toEqual(answers.map(({ means }) => means));
  expect((await driver.balance()).balance).toBe(10_000_000n);
  expect(await reconcile(db)).toEqual([]);
});
