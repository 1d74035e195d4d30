import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { champion, championMine } from '../../../contract/http/champions.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { weekOf } from '../../../contract/marketTime.ts';
import { users } from '../../people/accounts/tables.ts';
import { addEndedBet } from '../../testing/games/testWins.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { champions } from './tables.ts';

let house: TestHouse;
let week: ReturnType<typeof weekOf>;
/** The first, the second, and one who only bet last week, without luck, or on what does not count. */
let players: Awaited<ReturnType<TestHouse['register']>>[];

beforeAll(async () => {
  house = await TestHouse.start();
  week = weekOf(house.house.clock.now(), MARKETS.id.timeZone);
  players = await Promise.all([house.register(), house.register(), house.register()]);
  const [first, second, third] = players.map(({ user }) => BigInt(user.id));
  const [bot] = await house.db.orm
    .insert(users)
    .values({ name: 'Bot', currency: 'IDR', bot: true, createdAt: 0 })
    .returning({ id: users.id });
  const add = (userId: bigint, rate: bigint | null, at = week.start, more = {}) =>
    addEndedBet(house.db, { userId, rate, at, ...more });
  await add(second!, 30_000n);
  await add(first!, 20_000n);
  await add(first!, 50_000n, week.end - 1);
  await add(second!, 40_000n);
  await add(first!, 50_000n, week.start, { amount: 7n });
  await add(third!, 990_000n, week.start - 1);
  await add(third!, 990_000n, week.end);
  await add(third!, null);
  await add(third!, 990_000n, week.start, { currency: 'MXN' });
  await add(third!, 990_000n, week.start, { game: 'garuda-emas' });
  await add(bot!.id, 990_000n);
});
afterAll(() => house.close());

describe('a championship', () => {
  it("ranks players by their best paid bet of the market's week, without bots", async () => {
    const board = await house.call(champion, { input: { id: `crash-${week.monday}` } });
    const names = players.map(({ user }) => user.name);
    expect(board).toMatchObject({
      id: `crash-${week.monday}`,
      game: 'crash',
      title: 'Crash',
      startsAt: week.start,
      endsAt: week.end,
      players: 2,
    });
    expect(board.places.map(({ place, name, rate, amount }) => [place, name, rate, amount])).toEqual([
      [1, names[0], '50000', '1000'],
      [2, names[1], '40000', '1000'],
    ]);
    expect(await house.call(champion, { input: { id: 'crash' } })).toEqual(board);
  });

  it('tells a player the own place in those that run now', async () => {
    const mine = await Promise.all(players.map(({ token }) => house.call(championMine, { token })));
    expect(mine.map((list) => list.map((one) => [one.id, one.mine, one.players]))).toEqual([
      [[`crash-${week.monday}`, { place: 1, rate: '50000' }, 2]],
      [[`crash-${week.monday}`, { place: 2, rate: '40000' }, 2]],
      [[`crash-${week.monday}`, null, 2]],
    ]);
  });

  it('is there once for each week, whichever house is asked', async () => {
    const other = await TestHouse.start({ database: house.db });
    try {
      const boards = await Promise.all(
        [house, other].map((one) => one.call(champion, { input: { id: 'crash' } })),
      );
      expect(boards[1]).toEqual(boards[0]);
    } finally {
      await other.close();
    }
    expect(await house.db.orm.select({ id: champions.id }).from(champions)).toEqual([
      { id: `crash-${week.monday}` },
    ]);
  });

  it('of a week that is over can still be seen', async () => {
    const past = { id: 'crash-2020-01-06', game: 'crash', startsAt: week.start - 1, endsAt: week.start };
    await house.db.orm.insert(champions).values(past);
    const { places } = await house.call(champion, { input: { id: past.id } });
    expect(places.map(({ name }) => name)).toEqual([players[2]!.user.name]);
  });

  it.each(['nothing', 'garuda-emas', 'crash-2019-12-30'])(
    'that is not there is refused with 704: %s',
    async (id) => {
      const { status, json } = await house.request('GET', `/main/slot/champion/${id}`);
      expect([status, json.errCode]).toEqual([400, 704]);
    },
  );

  it('shows fifty places and knows everybody behind them', async () => {
    const crowded = await TestHouse.start();
    try {
      const last = await crowded.register();
      const { start } = weekOf(crowded.house.clock.now(), MARKETS.id.timeZone);
      for (let rate = 60_000n; rate > 8_000n; rate -= 1_000n) {
        const [row] = await crowded.db.orm
          .insert(users)
          .values({ name: `P${rate}`, currency: 'IDR', createdAt: 0 })
          .returning({ id: users.id });
        await addEndedBet(crowded.db, { userId: row!.id, rate: rate + 10_000n, at: start });
      }
      await addEndedBet(crowded.db, { userId: last.user.id, rate: 10_100n, at: start });
      const board = await crowded.call(champion, { input: { id: 'crash' } });
      expect(board.places.map(({ place }) => place)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
      expect(await crowded.call(championMine, { token: last.token })).toMatchObject([
        { mine: { place: 53, rate: '10100' }, players: 53 },
      ]);
    } finally {
      await crowded.close();
    }
  });
});
