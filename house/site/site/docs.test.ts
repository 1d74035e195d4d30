import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { heraclesDoc } from '../../../contract/http/site/site.ts';
import { LANGUAGES, MARKETS } from '../../../contract/markets.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { loadSite } from './load.ts';
import { readDocs, readSiteSeed } from './seed.ts';

describe('the help pages', () => {
  it('have the same content in every language: the same kinds of blocks, as many items, the same links', async () => {
    const docs = await readDocs();
    expect(docs.length).toBeGreaterThanOrEqual(10);
    for (const { key, texts } of docs) {
      const shape = ({ blocks }: (typeof texts)['id']) =>
        blocks.map((block) => [
          block.kind,
          'items' in block ? block.items.length : 1,
          'to' in block ? block.to : '',
        ]);
      for (const language of LANGUAGES)
        expect(shape(texts[language]), `${key} ${language}`).toEqual(shape(texts.id));
    }
  });

  it('link to existing pages, and contain the same figures in every language', async () => {
    const docs = await readDocs();
    const keys = docs.map(({ key }) => `/help/${key}`);
    const figures = (value: unknown) =>
      JSON.stringify(value)
        .match(/\{\{\w+\}\}/g)
        ?.sort() ?? [];
    for (const { key, texts } of docs) {
      for (const language of LANGUAGES) expect(figures(texts[language]), key).toEqual(figures(texts.id));
      for (const block of texts.id.blocks)
        if (block.kind === 'link' && block.to.startsWith('/help')) expect(keys).toContain(block.to);
    }
  });
});

describe('the call for help', () => {
  let houses: TestHouse[];
  beforeAll(async () => {
    houses = [await TestHouse.start(), await TestHouse.start({ config: { market: MARKETS.mx } })];
  });
  afterAll(() => Promise.all(houses.map((house) => house.close())));

  it('lists every page by group without its blocks, and returns a single page in full', async () => {
    const [house] = houses as [TestHouse];
    const { docs } = await house.call(heraclesDoc, { input: { language: 'en' } });
    expect(docs.length).toBe((await readDocs()).length);
    expect([...new Set(docs.map(({ group }) => group))]).toEqual(['start', 'games', 'account', 'rules']);
    expect(docs.every(({ blocks, summary }) => blocks.length === 0 && summary !== '')).toBe(true);
    const one = await house.call(heraclesDoc, { input: { language: 'en', key: docs[0]!.key } });
    expect(one.docs).toHaveLength(1);
    expect(one.docs[0]!.blocks.length).toBeGreaterThan(1);
  });

  it.each([
    ['id', 0, 'Rp\u00a01.000'],
    ['es-MX', 1, '$1'],
  ] as const)('fills in the market’s amounts (%s)', async (language, which, least) => {
    const input = { language, key: 'limits-and-payouts' };
    const text = JSON.stringify(await houses[which]!.call(heraclesDoc, { input }));
    expect(text).toContain(least);
    expect(text).not.toMatch(/\{\{/);
  });

  it('refuses an unknown page with 704, an unknown language with 3', async () => {
    const [house] = houses as [TestHouse];
    const search = async (query: string) =>
      (await house.request('GET', `${heraclesDoc.path}?${query}`)).json.errCode;
    expect(await search('language=id&key=none')).toBe(ErrorCode.notFound);
    expect(await search('language=fr')).toBe(ErrorCode.badParameter);
  });
});

describe('loading the seed into the tables', () => {
  it('updates what changed, deletes what was removed, and leaves an operator’s own rows alone', async () => {
    const db = await createTestDatabase();
    try {
      const seed = await readSiteSeed();
      await Promise.all([1, 2, 3].map(() => loadSite(db, seed)));
      const state = async () =>
        (await db.pool.query('SELECT xmin::text, * FROM site_notices ORDER BY position, id')).rows;
      const before = await state();
      await loadSite(db, seed);
      expect(await state()).toEqual(before);

      await db.pool.query(`INSERT INTO site_notices (id, text) SELECT 'own', text FROM site_notices LIMIT 1`);
      await db.pool.query(`UPDATE site_notices SET seeded = false, "to" = '/mine' WHERE id = $1`, [
        before[1].id,
      ]);
      await db.pool.query(`UPDATE site_config SET value = '{"on": true}' WHERE key = 'maintenance'`);
      const [first, second, ...others] = seed.site_notices as [object, object, ...object[]];
      await loadSite(db, { ...seed, site_notices: [{ ...first, to: '/new' }, second] });
      expect((await state()).map(({ id, to }) => [id, to])).toEqual([
        ['own', null],
        [before[0].id, '/new'],
        [before[1].id, '/mine'],
      ]);
      expect(others.length).toBeGreaterThan(0);
      const { rows } = await db.pool.query(`SELECT value FROM site_config WHERE key = 'maintenance'`);
      expect(rows).toEqual([{ value: { on: true } }]);
    } finally {
      await db.close();
    }
  });
});
