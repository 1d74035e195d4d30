import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  GUIDED_GAMES,
  gameTutorial,
  gameTutorialLog,
  userNetProfits,
  userOnline,
  userVisit,
} from '../../../contract/http/people/players.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { DAY_MS } from '../../../contract/marketTime.ts';
import { addEndedBet } from '../../testing/games/testWins.ts';
import { codeOf } from '../../testing/people/testSecurity.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { NetProfits } from './netProfits.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
});
afterAll(() => house.close());

describe('game guides', () => {
  it('are marked as seen per player, idempotently', async () => {
    const [one, two] = [await house.register(), await house.register()];
    for (const game of ['crash', 'wingo', 'crash'])
      expect(await codeOf(house, gameTutorial, one.token, { game })).toBe('done');
    expect(await house.call(gameTutorialLog, { token: one.token })).toEqual({ games: ['crash', 'wingo'] });
    expect(await house.call(gameTutorialLog, { token: two.token })).toEqual({ games: [] });
  });

  it('exist for the games of the specification, for signed-in players', async () => {
    const { token } = await house.register();
    for (const game of GUIDED_GAMES) expect(await codeOf(house, gameTutorial, token, { game })).toBe('done');
    for (const game of ['chess', 'Crash', 'constructor'])
      expect(await codeOf(house, gameTutorial, token, { game })).toBe(ErrorCode.invalidGame);
    expect(await codeOf(house, gameTutorial, token, { game: '../crash' })).toBe(ErrorCode.badParameter);
    expect(await codeOf(house, gameTutorial, undefined, { game: 'crash' })).toBe(ErrorCode.logInFirst);
    expect(await codeOf(house, gameTutorialLog, 'k1-1-00')).toBe(ErrorCode.badToken);
  });
});

describe('the weekly net profit ranking', () => {
  const MONDAY_NOON = Date.UTC(2026, 10, 16, 5);
  const top = () =>
    new NetProfits({
      db: house.db,
      clock: { now: () => MONDAY_NOON + 2 * DAY_MS },
      market: MARKETS.id,
    }).top();
  const won = (userId: string, amount: bigint, rate: bigint | null, at = MONDAY_NOON) =>
    addEndedBet(house.db, { userId, amount, rate, at, currency: 'IDR' });

  it('covers all bets of the week, without bots, highest first', async () => {
    const [one, two, loser, bot] = [
      await house.register(),
      await house.register(),
      await house.register(),
      await house.register(),
    ];
    await house.db.pool.query('UPDATE users SET bot = true WHERE id = $1', [bot.user.id]);
    await won(one.user.id, 1_000n, 30_000n);
    await won(one.user.id, 500n, null);
    await won(two.user.id, 1_000n, 28_000n);
    await won(two.user.id, 100_000n, 90_000n, MONDAY_NOON - 2 * DAY_MS);
    await won(loser.user.id, 1_000n, null);
    await won(bot.user.id, 1_000n, 90_000n);
    const { from, players } = await top();
    expect(from).toBe(Date.UTC(2026, 10, 15, 17));
    expect(players).toEqual([
      { place: 1, name: two.user.name, avatar: two.user.avatar, profit: '1800', currency: 'IDR' },
      { place: 2, name: one.user.name, avatar: one.user.avatar, profit: '1500', currency: 'IDR' },
    ]);
  });

  it('is public, without identifiers', async () => {
    const { user } = await house.register();
    await won(user.id, 1_000n, 30_000n, house.house.clock.now());
    const { players } = await house.call(userNetProfits);
    const fields = ['avatar', 'currency', 'name', 'place', 'profit'];
    expect(players.length).toBeGreaterThan(0);
    for (const player of players) expect(Object.keys(player).sort()).toEqual(fields);
  });
});

describe('a visit', () => {
  it('gets an id to store, and is counted by day without it', async () => {
    const { visitorId } = await house.call(userVisit, { input: {} });
    expect(visitorId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await house.call(userVisit, { input: { visitorId } })).toEqual({ visitorId });
    expect(await codeOf(house, userVisit, undefined, { visitorId: 'me' })).toBe(ErrorCode.badParameter);
    await vi.waitFor(
      async () => {
        const { rows } = await house.db.pool.query(
          `SELECT page, count::int FROM page_opens WHERE page LIKE 'visit/%' ORDER BY page`,
        );
        expect(rows).toEqual([
          { page: 'visit/again', count: 1 },
          { page: 'visit/first', count: 1 },
        ]);
      },
      { timeout: 15_000 },
    );
  });
});

it('returns how many are online', async () => {
  expect(await house.call(userOnline)).toEqual({ count: 0 });
});
