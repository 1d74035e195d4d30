import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freeSpinCount,
  freeSpinOrder,
  freeSpinOrders,
  freeSpinUses,
} from '../../../contract/http/play/freeSpins.ts';
import { TEST_CATALOGUE } from '../../testing/site/testCatalogue.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { freeSpinPrizes } from './tables.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ catalogue: TEST_CATALOGUE });
});
afterAll(() => house.close());

const HOUR = 3_600_000;

describe('free spins', () => {
  it('are listed per player, and usable while some are left and they have not expired', async () => {
    const [mine, other] = await Promise.all([house.register(), house.register()]);
    const now = house.house.clock.now();
    const prize = {
      userId: BigInt(mine.user.id),
      game: 'garuda',
      spins: 10,
      bet: 20_000n,
      createdAt: now - HOUR,
    };
    const rows = await house.db.orm
      .insert(freeSpinPrizes)
      .values([
        { ...prize, expiresAt: now + HOUR },
        { ...prize, expiresAt: now - 1 },
        { ...prize, expiresAt: now + HOUR },
      ])
      .returning({ id: freeSpinPrizes.id });
    const [some, over, fresh] = rows.map(({ id }) => id.toString());

    const page = { page: 1, count: 10 };
    const { token } = mine;
    const orders = await house.call(freeSpinOrders, { token, input: page });
    expect(orders.items.map(({ id, usable }) => [id, usable])).toEqual([
      [fresh, true],
      [over, false],
      [some, true],
    ]);
    expect((await house.call(freeSpinUses, { token, input: page })).total).toBe(0);
    expect(await house.call(freeSpinCount, { token })).toEqual({ count: 2 });
    expect(await house.call(freeSpinOrder, { token, input: { id: some! } })).toEqual({
      id: some,
      game: 'garuda',
      title: 'Garuda',
      spins: 10,
      used: 0,
      bet: '20000',
      won: '0',
      path: null,
      createdAt: now - HOUR,
      expiresAt: now + HOUR,
      usable: true,
    });

    expect(await house.call(freeSpinCount, { token: other.token })).toEqual({ count: 0 });
    expect((await house.call(freeSpinOrders, { token: other.token, input: page })).total).toBe(0);
    const refused = await house.request('GET', `${freeSpinOrder.path}?id=${some}`, { token: other.token });
    expect([refused.status, refused.json.errCode]).toEqual([400, 704]);
  });
});
