import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  listGame,
  slotGame,
  slotHome,
  slotProviders,
  slotSearch,
} from '../../../contract/http/play/catalogue.ts';
import type { SlotSearch } from '../../../contract/http/play/inputs/catalogue.ts';
import { TEST_CATALOGUE } from '../../testing/site/testCatalogue.ts';
import { TestHouse } from '../../testing/testHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ catalogue: TEST_CATALOGUE });
});
afterAll(() => house.close());

const find = async (wanted: Omit<SlotSearch, 'page' | 'count'>) => {
  const { items } = await house.call(slotSearch, { input: { page: 1, count: 60, ...wanted } });
  return items.map(({ id }) => id);
};
const list = async (wanted: { type?: string; tag?: 'recommend' | 'new' }) => {
  const { items } = await house.call(listGame, { input: { page: 1, count: 60, ...wanted } });
  return items.map(({ id }) => id);
};

describe('a search', () => {
  it.each([
    ['GARUDA', ['garuda-emas', 'garuda']],
    ['pinata', ['pinata']],
    ['PIÑATA', ['pinata']],
    ['pin\u0303ata', ['pinata']],
    ['aruda em', ['garuda-emas']],
    ['canon', ['pinata', 'bola']],
    ['cañón', ['pinata', 'bola']],
    ['bola azul', ['bola']],
    ['works garuda', ['garuda-emas', 'garuda']],
    ["d'oro", ['ikan']],
    ['%', ['meja']],
    ['_', ['meja']],
    ['\\', []],
    ["' OR 1=1 --", []],
    ['emas\u0000', ['garuda-emas']],
    ['tidak ada', []],
  ])('for %j finds %j', async (keyword, ids) => {
    expect(await find({ keyword })).toEqual(ids);
  });

  it.each([
    ['high volatility', ['crash', 'garuda']],
    ['Volatilitas sangat tinggi', ['garuda']],
    ['volatilidad media', ['garuda-emas', 'pinata', 'ikan', 'bola', 'zamrud']],
    ['muy alta volatilidad garuda', ['garuda']],
    ['high volatility pinata', []],
    ['very low volatility', []],
    ['rtp 97', ['crash', 'garuda']],
    ['96,5% RTP', ['crash', 'garuda-emas', 'garuda', 'pinata', 'ikan', 'bola', 'zamrud']],
    ['rtp 98', []],
    ['hit rate 20%', ['garuda-emas']],
    ['hit 22', []],
    ['5.000x', ['garuda-emas']],
    ['x5001', []],
    ['rtp 96 5000x garuda', ['garuda-emas']],
  ])('for the numbers of %j finds %j', async (keyword, ids) => {
    expect(await find({ keyword })).toEqual(ids);
  });

  it('for nothing finds every game, ours first', async () => {
    const all = ['crash', 'garuda-emas', 'garuda', 'pinata', 'meja', 'ikan', 'bola', 'zamrud'];
    expect(await find({})).toEqual(all);
    expect(await find({ keyword: '   ' })).toEqual(all);
  });

  it('is in the requested order', async () => {
    expect((await find({ sort: 'new' })).slice(0, 4)).toEqual(['crash', 'garuda', 'zamrud', 'bola']);
    expect(await find({ sort: 'name' })).toEqual([
      'meja',
      'bola',
      'crash',
      'garuda',
      'garuda-emas',
      'pinata',
      'ikan',
      'zamrud',
    ]);
  });

  it('filters by kind, provider and theme', async () => {
    expect(await find({ type: 'fish' })).toEqual(['ikan']);
    expect(await find({ type: 'fish,live' })).toEqual(['meja', 'ikan']);
    expect(await find({ firm: 'canon' })).toEqual(['pinata', 'bola']);
    expect(await find({ firm: 'kilat' })).toEqual(['crash']);
    expect(await find({ firm: 'nobody' })).toEqual([]);
    expect(await find({ theme: 'sea' })).toEqual(['ikan']);
    expect(await find({ firm: 'canon', type: 'slot', keyword: 'bola' })).toEqual([]);
  });

  it('returns the total, also on pages after the last', async () => {
    const page = await house.call(slotSearch, { input: { page: 9, count: 5, keyword: 'garuda' } });
    expect(page).toEqual({ items: [], total: 2, page: 9, count: 5 });
  });
});

describe('a list of games', () => {
  it('excludes our own, most popular first', async () => {
    expect(await list({})).toEqual(['garuda-emas', 'garuda', 'pinata', 'meja', 'ikan', 'bola', 'zamrud']);
    expect(await list({ type: 'instant' })).toEqual([]);
    expect(await list({ type: 'live,sports' })).toEqual(['meja', 'bola']);
  });

  it('has recommended games, or the newest first', async () => {
    expect(await list({ tag: 'recommend' })).toEqual(['garuda-emas', 'pinata', 'ikan']);
    expect(await list({ tag: 'recommend', type: 'slot' })).toEqual(['garuda-emas', 'pinata']);
    expect((await list({ tag: 'new' })).slice(0, 3)).toEqual(['garuda', 'zamrud', 'bola']);
  });
});

describe('a game', () => {
  it('is returned with its provider and similar games', async () => {
    const { similar, ...game } = await house.call(slotGame, { input: { id: 'pinata' } });
    expect(game).toMatchObject({
      id: 'pinata',
      title: 'Piñata de Oro',
      firm: 'canon',
      firmName: 'Cañón Azul',
      theme: 'fortune',
      rtp: '9650',
      volatility: 3,
      releasedAt: Date.UTC(2026, 2, 14),
      cover: '/covers/pinata',
      hitRate: null,
      path: null,
    });
    const counted = await house.call(slotGame, { input: { id: 'garuda-emas' } });
    expect(counted).toMatchObject({ hitRate: '2150', maxWin: 5_000 });
    expect(similar.map(({ id }) => id)).toEqual(['garuda-emas', 'garuda', 'zamrud']);
  });

  it('can be without return figures', async () => {
    const game = await house.call(slotGame, { input: { id: 'meja' } });
    expect(game).toMatchObject({ hitRate: null, maxWin: null });
    expect(game).not.toHaveProperty('rtp');
    expect(game).not.toHaveProperty('volatility');
  });

  it.each(['nothing', 'GARUDA', 'idle'])('that does not exist is refused with 721: %s', async (id) => {
    const { status, json } = await house.request('GET', `/main/slot/${id}`);
    expect([status, json.errCode]).toEqual([400, ErrorCode.invalidGame]);
  });

  it('is new for a while after its release', async () => {
    const now = house.house.clock.now();
    const date = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
    const [first, second, third, ...others] = TEST_CATALOGUE.games;
    const games = [
      { ...first!, releasedAt: date(-3) },
      { ...second!, releasedAt: date(-90) },
      { ...third!, releasedAt: date(3) },
      ...others,
    ];
    const fresh = await TestHouse.start({ catalogue: { ...TEST_CATALOGUE, games } });
    try {
      const { items } = await fresh.call(listGame, { input: { page: 1, count: 3 } });
      expect(items.map(({ isNew }) => isNew)).toEqual([true, false, false]);
    } finally {
      await fresh.close();
    }
  });
});

describe('providers', () => {
  it('are those with games, largest first', async () => {
    expect(await house.call(slotProviders, { input: {} })).toEqual([
      {
        id: 'samudra',
        name: 'Samudra Works',
        logo: '/firms/samudra.svg',
        games: { slot: 3, live: 1, fish: 1 },
        total: 5,
      },
      { id: 'canon', name: 'Cañón Azul', logo: '/firms/canon.svg', games: { slot: 1, sports: 1 }, total: 2 },
      { id: 'kilat', name: 'Kilat', logo: '/firms/kilat.svg', games: { instant: 1 }, total: 1 },
    ]);
  });

  it('of some kinds are counted by those', async () => {
    const providers = await house.call(slotProviders, { input: { type: 'sports,live' } });
    expect(providers.map(({ id, games, total }) => [id, games, total])).toEqual([
      ['canon', { sports: 1 }, 1],
      ['samudra', { live: 1 }, 1],
    ]);
    expect(await house.call(slotProviders, { input: { type: 'egames' } })).toEqual([]);
  });
});

describe("the lobby's home data", () => {
  it('has our games, rows of recommended ones, providers and totals', async () => {
    const home = await house.call(slotHome);
    const ids = home.rows.map(({ key, items }) => [key, items.map(({ id }) => id)]);
    expect(ids).toEqual([
      ['all', ['garuda-emas', 'pinata', 'ikan']],
      ['slot', ['garuda-emas', 'pinata']],
      ['live', []],
      ['fish', ['ikan']],
    ]);
    expect(home.inHouse.map(({ id }) => id)).toEqual(['crash']);
    expect(home.firms).toEqual(await house.call(slotProviders, { input: {} }));
    expect(home.totals).toEqual({ slot: 4, live: 1, fish: 1, sports: 1, instant: 1 });
    expect(home.bigWins).toEqual([]);
  });
});
