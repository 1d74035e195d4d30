import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { champion, championMine } from '../../../contract/http/play/champions.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { weekOf } from '../../../contract/marketTime.ts';
import { users } from '../../people/accounts/tables.ts';
import { addEndedBet } from '../../testing/games/testWins.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { championEntries, champions } from './tables.ts';

let house: TestHouse;
let week: ReturnType<typeof weekOf>;
/** The first, the second, and players who bet only last week, only lost, or bet only where it does not count. */
let players: Awaited<ReturnType<TestHouse['register']>>[];
/** 1 U: the minimum stake of a ranked bet. */
const U = MARKETS.id.unit;

/** Enters players into this week's championship of crash. */
async function join({ db }: TestHouse, userIds: readonly bigint[]): Promise<void> {
  const { start, end, monday } = week;
  const id = `crash-${monday}`;
  await db.orm.insert(champions).values({ id, game: 'crash', startsAt: start, endsAt: end });
  await db.orm
    .insert(championEntries)
    .values(userIds.map((userId) => ({ champion: id, userId, joinedAt: 1 })));
}

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
    addEndedBet(house.db, { userId, rate, at, amount: U, ...more });
  await add(second!, 30_000n);
  await add(first!, 20_000n);
  await add(first!, 50_000n, week.end - 1);
  await add(second!, 40_000n);
  await add(first!, 50_000n, week.start, { amount: 2n * U });
  await add(first!, 990_000n, week.start, { amount: U - 1n });
  await add(third!, 990_000n, week.start - 1);
  await add(third!, 990_000n, week.end);
  await add(third!, null);
  await add(third!, 990_000n, week.start, { currency: 'MXN' });
  await add(third!, 990_000n, week.start, { game: 'garuda-emas' });
  await add(bot!.id, 990_000n);
  const outside = await house.register();
  await add(BigInt(outside.user.id), 990_000n);
  await join(house, [first!, second!, third!, bot!.id]);
});
afterAll(() => house.close());

describe('a championship', () => {
  it("ranks its entrants by their best paid bet of 1 U or more in the market's week, without bots", async () => {
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
      [1, names[0], '50000', U.toString()],
      [2, names[1], '40000', U.toString()],
    ]);
    expect(await house.call(champion, { input: { id: 'crash' } })).toEqual(board);
  });

  it('shows a player their own place in the running championships', async () => {
    const mine = await Promise.all(players.map(({ token }) => house.call(championMine, { token })));
    expect(mine.map((list) => list.map((one) => [one.id, one.mine, one.players]))).toEqual([
      [[`crash-${week.monday}`, { place: 1, rate: '50000' }, 2]],
      [[`crash-${week.monday}`, { place: 2, rate: '40000' }, 2]],
      [[`crash-${week.monday}`, null, 2]],
    ]);
  });

  it('exists once per week, whichever house creates it', async () => {
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

  it('remains visible after its week', async () => {
    const past = { id: 'crash-2020-01-06', game: 'crash', startsAt: week.start - 1, endsAt: week.start };
    await house.db.orm.insert(champions).values(past);
    await house.db.orm
      .insert(championEntries)
      .values({ champion: past.id, userId: BigInt(players[2]!.user.id), joinedAt: 1 });
    const { places } = await house.call(champion, { input: { id: past.id } });
    expect(places.map(({ name }) => name)).toEqual([players[2]!.user.name]);
  });

  it.each(['nothing', 'garuda-emas', 'crash-2019-12-30'])(
    'is refused with 704 if it does not exist: %s',
    async (id) => {
      const { status, json } = await house.request('GET', `/main/slot/champion/${id}`);
      expect([status, json.errCode]).toEqual([400, 704]);
    },
  );

  it("shows fifty places and has everybody's own place", async () => {
    const crowded = await TestHouse.start();
    try {
      const last = await crowded.register();
      const { start } = week;
      const all = [BigInt(last.user.id)];
      for (let rate = 60_000n; rate > 8_000n; rate -= 1_000n) {
        const [row] = await crowded.db.orm
          .insert(users)
          .values({ name: `P${rate}`, currency: 'IDR', createdAt: 0 })
          .returning({ id: users.id });
        all.push(row!.id);
        await addEndedBet(crowded.db, { userId: row!.id, rate: rate + 10_000n, at: start, amount: U });
      }
      await addEndedBet(crowded.db, { userId: last.user.id, rate: 10_100n, at: start, amount: U });
      await join(crowded, all);
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
