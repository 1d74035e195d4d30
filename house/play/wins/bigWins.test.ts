import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slotBigWin, slotHome } from '../../../contract/http/play/catalogue.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { DAY_MS, dayOf } from '../../../contract/marketTime.ts';
import { users } from '../../people/accounts/tables.ts';
import { addEndedBet, type TestBet } from '../../testing/games/testWins.ts';
import { TestHouse } from '../../testing/testHouse.ts';

let house: TestHouse;
let player: string;
let bot: bigint;
/** Bet ids by description. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  house = await TestHouse.start();
  player = (await house.register()).user.id;
  const [row] = await house.db.orm
    .insert(users)
    .values({ name: 'Bot', avatar: 5, currency: 'IDR', bot: true, createdAt: 0 })
    .returning({ id: users.id });
  bot = row!.id;
  const now = house.house.clock.now();
  const today = dayOf(now, MARKETS.id.timeZone).start;
  const wanted: Record<string, TestBet> = {
    small: { userId: player, rate: 15_000n, at: today },
    lastNight: { userId: bot, rate: 90_000n, at: today - 1 },
    // A higher rate on a smaller stake: the list is ordered by profit.
    highRate: { userId: player, rate: 500_000n, amount: 10n, at: today },
    old: { userId: player, rate: 900_000n, at: now - 8 * DAY_MS },
    lost: { userId: player, rate: null, amount: 100_000n, at: today },
    even: { userId: player, rate: 10_000n, amount: 100_000n, at: today },
    pesos: { userId: player, rate: 900_000n, amount: 100_000n, at: today, currency: 'MXN' },
    twin: { userId: bot, rate: 15_000n, at: today },
  };
  for (const [name, bet] of Object.entries(wanted)) ids[name] = await addEndedBet(house.db, bet);
});
afterAll(() => house.close());

const list = async (input: { period?: 'day' | 'week' | 'all'; id?: string }) => {
  const page = await house.call(slotBigWin, { input: { page: 1, count: 60, ...input } });
  expect(page.total).toBe(page.items.length);
  return page.items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
};

describe('the biggest wins', () => {
  it("are ordered by profit: of the market's day, of 7 days, of all time", async () => {
    expect(await list({ period: 'day' })).toEqual(['small', 'twin', 'highRate']);
    expect(await list({ period: 'week' })).toEqual(['lastNight', 'small', 'twin', 'highRate']);
    expect(await list({ period: 'all' })).toEqual(['old', 'lastNight', 'small', 'twin', 'highRate']);
    expect(await list({})).toEqual(await list({ period: 'all' }));
  });

  it('come in pages', async () => {
    const page = (page: number) => house.call(slotBigWin, { input: { page, count: 2, period: 'week' } });
    const pages = await Promise.all([1, 2, 3].map(page));
    expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([
      [ids.lastNight, ids.small],
      [ids.twin, ids.highRate],
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
  });

  it('include the player and the game, and mark bots', async () => {
    const { items } = await house.call(slotBigWin, { input: { page: 1, count: 1, period: 'week' } });
    expect(items).toEqual([
      {
        id: ids.lastNight,
        game: 'crash',
        title: 'Crash',
        roundId: '1',
        name: 'Bot',
        avatar: 5,
        bot: true,
        amount: '1000',
        payout: '9000',
        rate: '90000',
        currency: 'IDR',
        at: expect.any(Number),
      },
    ]);
  });

  it('are found one by one if they are wins of this market', async () => {
    expect(await list({ id: ids.highRate! })).toEqual(['highRate']);
    for (const none of [ids.lost!, ids.even!, ids.pesos!, '999999999999999999'])
      expect(await list({ id: none })).toEqual([]);
  });

  it("of 7 days are in the lobby's initial state", async () => {
    const { bigWins } = await house.call(slotHome);
    expect(bigWins.map(({ id }) => id)).toEqual([ids.lastNight, ids.small, ids.twin, ids.highRate]);
  });
});

describe('the lobby', () => {
  it('shows those of all time if nobody won in 7 days, ten at most', async () => {
    const quiet = await TestHouse.start();
    try {
      const { user } = await quiet.register();
      const at = quiet.house.clock.now() - 30 * DAY_MS;
      for (let rate = 11_000n; rate < 23_000n; rate += 1_000n)
        await addEndedBet(quiet.db, { userId: user.id, rate, at });
      const { bigWins } = await quiet.call(slotHome);
      expect(bigWins.map(({ rate }) => rate)).toEqual(
        Array.from({ length: 10 }, (_, index) => String(22_000 - index * 1_000)),
      );
    } finally {
      await quiet.close();
    }
  });
});
