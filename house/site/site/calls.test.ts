import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  heraclesBoard,
  heraclesSymbol,
  siteConfig,
  siteErrorNotify,
  siteListConfig,
  siteMessageRead,
  siteMessages,
  siteMessagesReadAll,
  siteMessagesUnread,
  sitePageOpen,
  sitePromoData,
} from '../../../contract/http/site/site.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { TestHouse } from '../../testing/testHouse.ts';

const TEXTS = '{"id": "Halo", "es-MX": "Hola", "en": "Hello"}';
const VISIT = { version: '3.4.0', clientId: 'a-browser' };

let house: TestHouse;
let mexico: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start();
  mexico = await TestHouse.start({ config: { market: MARKETS.mx } });
});
afterAll(() => Promise.all([house.close(), mexico.close()]));

const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => 'answered',
    (thrown) => String(thrown),
  );
  return Number(/"errCode":(\d+)/.exec(error)?.[1]);
};

describe('the board', () => {
  it("shows the seed's content, with the market’s own amounts", async () => {
    const board = await house.call(heraclesBoard);
    expect(board.banners.map(({ to }) => to)).toEqual([
      '/game/crash',
      '/?z=register',
      '/game/crash/fairness',
      '/big-wins',
    ]);
    expect(board.notices.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(board)).not.toMatch(/\{\{/);
    expect(board.banners[1]?.title.id).toBe('Rp\u00a01.000.000 buat kamu');
    expect((await mexico.call(heraclesBoard)).banners[1]?.title['es-MX']).toBe('$1,000 para ti');
  });

  it('shows what is active now in this market only, in its order', async () => {
    const shop = await TestHouse.start();
    try {
      const now = Date.now();
      const add = (
        id: string,
        position: number,
        market: string | null,
        starts: number,
        ends: number | null,
      ) =>
        shop.db.pool.query(
          `INSERT INTO site_notices (id, text, position, market, starts_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6)`,
          [id, TEXTS, position, market, starts, ends],
        );
      await add('last', 99, null, 0, null);
      await add('first', -1, 'id', now - 10_000, now + 600_000);
      await add('over', 0, null, 0, now - 10_000);
      await add('later', 0, null, now + 600_000, null);
      await add('elsewhere', 0, 'mx', 0, null);
      const ids = (await shop.call(heraclesBoard)).notices.map(({ id }) => id);
      expect([ids[0], ids.at(-1)]).toEqual(['first', 'last']);
      expect(ids).not.toEqual(expect.arrayContaining(['over']));
      expect(ids).not.toEqual(expect.arrayContaining(['later']));
      expect(ids).not.toEqual(expect.arrayContaining(['elsewhere']));
    } finally {
      await shop.close();
    }
  });

  it('has no promotion of something that does not exist', async () => {
    expect(await house.call(sitePromoData)).toEqual({ promotions: [] });
  });
});

describe('settings', () => {
  it('of the market are returned, one or several at once', async () => {
    const range = { key: 'rechargeRange', value: { min: '1000000', max: '1000000000' } };
    expect(await house.call(siteConfig, { input: { key: 'rechargeRange' } })).toEqual(range);
    const least = { key: 'firstRechargeMin', value: '2000000' };
    expect(await house.call(siteConfig, { input: { key: 'firstRechargeMin' } })).toEqual(least);
    const keys = [
      'rechargeRange',
      'withdrawRange',
      'firstRechargeMin',
      'fixedRechargeAmounts',
      'firstDepositInviteTimeout',
      'firstDepositInviteGift',
      'lotteryConfig',
      'none',
    ];
    const { configs } = await mexico.call(siteListConfig, { input: { keys } });
    expect(Object.keys(configs)).toEqual(keys.slice(0, -1));
    expect(configs.rechargeRange).toEqual({ min: '5000', max: '5000000' });
  });

  it('that are unknown are refused with 704', async () => {
    expect(await refusal(house.call(siteConfig, { input: { key: 'none' } }))).toBe(ErrorCode.notFound);
  });

  it("describe the currency's format", async () => {
    expect(await house.call(heraclesSymbol)).toEqual({
      currency: 'IDR',
      symbol: 'Rp',
      locale: 'id-ID',
      fraction: 2,
    });
    expect(await mexico.call(heraclesSymbol)).toMatchObject({ currency: 'MXN', symbol: '$' });
  });
});

describe('messages', () => {
  it('are unread until their reader has read them, individually or all', async () => {
    const [{ token }, { token: other }] = [await house.register(), await house.register()];
    const input = { page: 1, count: 1 };
    const first = await house.call(siteMessages, { token, input });
    expect(first.total).toBe(2);
    const [newest] = first.items;
    expect(newest).toMatchObject({ read: false, title: { id: expect.any(String) } });
    const { items: older } = await house.call(siteMessages, { token, input: { page: 2, count: 1 } });
    expect(older[0]?.at).toBeLessThan(newest!.at);
    expect(older[0]?.text.id).toContain('Rp\u00a01.000.000');

    const unread = async (of: string) => (await house.call(siteMessagesUnread, { token: of })).count;
    expect(await unread(token)).toBe(2);
    await house.call(siteMessageRead, { token, input: { id: newest!.id } });
    await house.call(siteMessageRead, { token, input: { id: newest!.id } });
    expect(await unread(token)).toBe(1);
    expect((await house.call(siteMessages, { token, input })).items[0]?.read).toBe(true);
    await house.call(siteMessagesReadAll, { token });
    expect([await unread(token), await unread(other)]).toEqual([0, 2]);
  });

  it('that do not exist, are not yet published, or are for another market, are refused with 704', async () => {
    const { token } = await house.register();
    const { rows } = await house.db.pool.query(
      `INSERT INTO site_messages (key, title, text, market, at) VALUES
         ('later', $1, $1, NULL, $2), ('elsewhere', $1, $1, 'mx', 0) RETURNING id`,
      [TEXTS, Date.now() + 600_000],
    );
    for (const id of ['999999', ...rows.map((row) => row.id)])
      expect(await refusal(house.call(siteMessageRead, { token, input: { id } }))).toBe(ErrorCode.notFound);
    expect((await house.call(siteMessages, { token, input: { page: 1, count: 60 } })).total).toBe(2);
  });

  it('require sign-in', async () => {
    const { json } = await house.request('GET', siteMessagesUnread.path);
    expect(json.errCode).toBe(ErrorCode.logInFirst);
  });
});

describe('reports', () => {
  const report = (reports: unknown, headers = {}) =>
    house.request('POST', siteErrorNotify.path, { body: { ...VISIT, reports }, headers });
  const error = (text: string, page = '/') => ({ kind: 'error', text, page });

  it('are stored without anything that identifies the sender, and counted', async () => {
    const slow = { kind: 'slow', call: '/main/listGame', ms: 1_234 };
    const token = 'k1-7-0123456789abcdef0123456789abcdef';
    const broken = error(
      `TypeError: \u0000 ${token} of +62 812-3456-7890 budi@example.com`,
      `/game/crash?token=x#y`,
    );
    expect((await report([slow, broken])).status).toBe(200);
    const { rows } = await house.db.pool.query('SELECT * FROM site_reports ORDER BY id');
    expect(rows).toMatchObject([
      { kind: 'slow', what: '/main/listGame', ms: 1_234, version: '3.4.0' },
      { kind: 'error', page: '/game/crash', ms: null },
    ]);
    const rowsText = rows.map(({ client, what, page }) => `${client} ${what} ${page}`).join();
    expect(rowsText).not.toMatch(/0123456789abcdef|812|3456|budi|token=|a-browser/);
    expect(rows[1].what).toContain('TypeError:');
    const { text } = await house.request('GET', '/metrics');
    expect(text).toMatch(/^kilat_client_reports_total\{kind="slow"\} 1$/m);
    expect(text).toMatch(/^kilat_client_reports_total\{kind="error"\} 1$/m);
  });

  it.each([
    ['none', []],
    ['too many', Array(21).fill(error('x'))],
    ['one of a quick call', [{ kind: 'slow', call: '/x', ms: 999 }]],
    ['one without an end', [error('x'.repeat(501))]],
    ['of another kind', [{ kind: 'else', text: 'x' }]],
  ])('are refused with 3: %s', async (_what, reports) => {
    const { status, json } = await report(reports);
    expect([status, json.errCode]).toEqual([400, ErrorCode.badParameter]);
  });

  it('of one address have their own limit', async () => {
    const strict = await TestHouse.start({ httpLimits: { reports: 2 } });
    try {
      const send = () =>
        strict.request('POST', siteErrorNotify.path, { body: { ...VISIT, reports: [error('x')] } });
      const codes = [];
      for (let i = 0; i < 3; i++) codes.push((await send()).json.errCode);
      expect(codes).toEqual([undefined, undefined, ErrorCode.tooFrequent]);
      expect((await strict.request('GET', heraclesBoard.path)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it('are deleted after two weeks', async () => {
    const insert = (days: number) =>
      house.db.pool.query(
        `INSERT INTO site_reports (at, kind, client, version, what) VALUES ($1, 'error', 'c', 'v', $2)`,
        [Date.now() - days * 86_400_000, `${days} days`],
      );
    await insert(15);
    await insert(13);
    // Lets the daily job run again today.
    await house.db.pool.query(`DELETE FROM period_runs WHERE kind = 'prune'`);
    const second = await TestHouse.start({ config: { databaseUrl: house.db.url } });
    try {
      await vi.waitFor(async () => {
        const { rows } = await house.db.pool.query(`SELECT what FROM site_reports WHERE what LIKE '%days'`);
        expect(rows).toEqual([{ what: '13 days' }]);
      }, 10_000);
    } finally {
      await second.close();
    }
  });
});

describe('opened pages', () => {
  it('are counted by the market’s day, over houses, and bounded', async () => {
    const { db } = house;
    const open = (of: TestHouse, page: string) => of.call(sitePageOpen, { input: { page } });
    const second = await TestHouse.start({ config: { databaseUrl: db.url } });
    await open(house, '/');
    for (let i = 0; i < 2; i++) await open(second, '/');
    for (let i = 0; i < 310; i++) await open(second, `/made-up/${i}`);
    await second.close();
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(Date.now());
    await vi.waitFor(
      async () => {
        const { rows } = await db.pool.query('SELECT * FROM page_opens ORDER BY count DESC LIMIT 2');
        expect(rows).toEqual([
          { day, page: 'other', count: 11 },
          { day, page: '/', count: 3 },
        ]);
      },
      { timeout: 10_000 },
    );
    const { json } = await house.request('POST', sitePageOpen.path, { body: { page: '/?token=x' } });
    expect(json.errCode).toBe(ErrorCode.badParameter);
  });
});
