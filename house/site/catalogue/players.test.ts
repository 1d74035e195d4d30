import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  originalGameEnter,
  slotBetGames,
  slotCollect,
  slotCollection,
  slotLaunchQuery,
  slotRecent,
} from '../../../contract/http/play/catalogue.ts';
import { addEndedBet } from '../../testing/games/testWins.ts';
import { CRASH_ALONE, TEST_CATALOGUE } from '../../testing/site/testCatalogue.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { loadCatalogue } from './load.ts';
import type { CatalogueSeed } from './seed.ts';

const first = TEST_CATALOGUE.games[0]!;
const MANY: CatalogueSeed = {
  providers: TEST_CATALOGUE.providers,
  games: [
    ...TEST_CATALOGUE.games,
    ...Array.from({ length: 500 }, (_, index) => ({ ...first, id: `g-${index}`, title: `G ${index}` })),
  ],
};

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ catalogue: MANY });
});
afterAll(() => house.close());

const like = (token: string, id: string, liked = true) =>
  house.call(slotCollect, { token, input: { id, liked } });
const favourites = async (token: string) => {
  const { items, total } = await house.call(slotCollection, { token, input: { page: 1, count: 60 } });
  return { ids: items.map(({ id }) => id), total };
};
const codeOf = async (method: string, path: string, token: string, body?: object) => {
  const { status, json } = await house.request(method, path, { token, ...(body && { body }) });
  return status === 400 ? json.errCode : status;
};

describe('favourites', () => {
  it('are newest first, each once, and private', async () => {
    const [mine, other] = await Promise.all([house.register(), house.register()]);
    for (const id of ['garuda', 'crash', 'pinata', 'garuda'])
      expect(await like(mine.token, id)).toEqual({ id, liked: true });
    expect(await favourites(mine.token)).toEqual({ ids: ['pinata', 'crash', 'garuda'], total: 3 });
    expect(await favourites(other.token)).toEqual({ ids: [], total: 0 });

    await like(other.token, 'crash', false);
    expect(await like(mine.token, 'pinata', false)).toEqual({ id: 'pinata', liked: false });
    await like(mine.token, 'pinata', false);
    expect(await favourites(mine.token)).toEqual({ ids: ['crash', 'garuda'], total: 2 });
  });

  it('set concurrently are stored once', async () => {
    const { token } = await house.register();
    await Promise.all(Array.from({ length: 10 }, () => like(token, 'ikan')));
    expect(await favourites(token)).toEqual({ ids: ['ikan'], total: 1 });
  });

  it('must be existing games', async () => {
    const { token } = await house.register();
    for (const liked of [true, false])
      expect(await codeOf('POST', slotCollect.path, token, { id: 'nothing', liked })).toBe(
        ErrorCode.invalidGame,
      );
  });

  it('are limited to 500, also concurrently', async () => {
    const { token, user } = await house.register();
    await house.db.pool.query(
      `INSERT INTO game_favourites SELECT $1, 'g-' || n, n FROM generate_series(0, 497) n`,
      [user.id],
    );
    const codes = await Promise.all(
      ['g-498', 'g-499', 'garuda', 'crash'].map((id) =>
        codeOf('POST', slotCollect.path, token, { id, liked: true }),
      ),
    );
    expect([...codes].sort()).toEqual([200, 200, ErrorCode.overLimit, ErrorCode.overLimit].sort());
    expect((await favourites(token)).total).toBe(500);
    expect(await like(token, 'g-1')).toEqual({ id: 'g-1', liked: true });
    await like(token, 'g-1', false);
    await like(token, 'ikan');
  });

  it('that left the catalogue are hidden, and can be removed', async () => {
    const { token } = await house.register();
    await like(token, 'garuda');
    await like(token, 'bola');
    const left = MANY.games.filter(({ id }) => id !== 'bola');
    await loadCatalogue(house.db, { ...MANY, games: left }, CRASH_ALONE);
    try {
      expect(await favourites(token)).toEqual({ ids: ['garuda'], total: 1 });
      expect(await codeOf('POST', slotCollect.path, token, { id: 'bola', liked: true })).toBe(721);
      await like(token, 'bola', false);
    } finally {
      await loadCatalogue(house.db, MANY, CRASH_ALONE);
    }
    expect(await favourites(token)).toEqual({ ids: ['garuda'], total: 1 });
  });
});

describe('recently opened games', () => {
  const recent = async (token: string) => (await house.call(slotRecent, { token })).map(({ id }) => id);

  it('include those of ours that the player entered', async () => {
    const [mine, other] = await Promise.all([house.register(), house.register()]);
    expect(await recent(mine.token)).toEqual([]);
    for (let i = 0; i < 2; i++)
      expect(await house.call(originalGameEnter, { token: mine.token, input: { game: 'crash' } })).toEqual({
        path: '/game/crash',
      });
    expect(await recent(mine.token)).toEqual(['crash']);
    expect(await recent(other.token)).toEqual([]);
    for (const game of ['garuda', 'nothing'])
      expect(await codeOf('GET', `${originalGameEnter.path}?game=${game}`, mine.token)).toBe(721);
  });

  it('are limited to twenty, newest first', async () => {
    const { token, user } = await house.register();
    await house.db.pool.query(
      `INSERT INTO recent_games SELECT $1, 'g-' || n, n FROM generate_series(1, 25) n`,
      [user.id],
    );
    await house.call(originalGameEnter, { token, input: { game: 'crash' } });
    const newest = Array.from({ length: 19 }, (_, index) => `g-${25 - index}`);
    expect(await recent(token)).toEqual(['crash', ...newest]);
    const { rowCount } = await house.db.pool.query('SELECT FROM recent_games WHERE user_id = $1', [user.id]);
    expect(rowCount).toBe(20);
  });
});

describe('whether a game can be opened', () => {
  it('is returned as its path, null if its provider is not connected', async () => {
    const { token } = await house.register();
    const launch = (id: string) => house.call(slotLaunchQuery, { token, input: { id } });
    expect(await launch('crash')).toEqual({ id: 'crash', path: '/game/crash' });
    expect(await launch('garuda')).toEqual({ id: 'garuda', path: null });
    expect(await codeOf('GET', '/main/slot/launchQuery/nothing', token)).toBe(ErrorCode.invalidGame);
  });
});

describe('own bets', () => {
  it("list the player's games, the most recent bet first", async () => {
    const [mine, other] = await Promise.all([house.register(), house.register()]);
    const at = house.house.clock.now();
    const add = (userId: string, game: string) => addEndedBet(house.db, { userId, rate: null, at, game });
    await add(mine.user.id, 'crash');
    await add(other.user.id, 'garuda');
    await add(mine.user.id, 'pinata');
    await add(mine.user.id, 'crash');
    const games = async (token: string) => (await house.call(slotBetGames, { token })).map(({ id }) => id);
    expect(await games(mine.token)).toEqual(['crash', 'pinata']);
    expect(await games(other.token)).toEqual(['garuda']);
  });
});
