import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BOOT_ID, type BootData } from '../../../contract/boot.ts';
import { slotHome } from '../../../contract/http/play/catalogue.ts';
import { heraclesBoard } from '../../../contract/http/site/site.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { SITE_VERSION } from '../../../contract/version.ts';
import { loadConfig } from '../../config.ts';
import { TestHouse } from '../../testing/testHouse.ts';

const HTML = `<!doctype html>
<html lang="xx"><head>
<meta name="kilat-market" content="id" />
<meta name="description" content="x" />
<title>x</title>
<style>body { margin: 0 }</style>
<script type="module" src="/assets/index.js"></script>
</head><body><div id="root"><div class="splash" role="status"><svg></svg></div></div></body></html>`;

const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/features/lobby/LobbyPage.tsx': {
    file: 'assets/lobby.js',
    css: ['assets/lobby.css'],
    imports: ['_react.js', '_card.js'],
  },
  '_card.js': { file: 'assets/card.js' },
  'src/features/gameFrame/pages.ts': { file: 'assets/frame.js', imports: ['_card.js'] },
  '_texts-gameFrame-id.js': { file: 'assets/texts-gameFrame-id.js', name: 'texts-gameFrame-id' },
  '_game-parts.js': { name: 'game-parts', file: 'assets/gameParts.js' },
  '_dice.js': {
    name: 'dice',
    file: 'assets/dice.js',
    css: ['assets/dice.css'],
    imports: ['_card.js'],
  },
  '_stage.js': { name: 'stage', file: 'assets/stage.js', imports: ['_react.js'] },
  '_texts-dice-id.js': { file: 'assets/texts-dice-id.js', name: 'texts-dice-id' },
  '_texts-tables-id.js': { file: 'assets/texts-tables-id.js', name: 'texts-tables-id' },
  '_texts-id.js': { file: 'assets/texts-id.js', name: 'texts-id' },
  '_texts-es-MX.js': { file: 'assets/texts-es-MX.js', name: 'texts-es-MX' },
};

const WORKER = {
  'src/app/scenes/sceneWorker.ts': { file: 'assets/sceneWorker.js', imports: ['_quads.js'] },
  '_quads.js': { file: 'assets/quads.js', imports: ['src/app/scenes/sceneWorker.ts'] },
  'scenes/dice/diceScene.ts': { file: 'assets/diceScene.js', imports: ['_quads.js'] },
  'scenes/crash/crashScene.ts': { file: 'assets/crashScene.js', imports: ['_quads.js'] },
};

const BLOCK = new RegExp(`<script type="application/json" id="${BOOT_ID}">(.*?)</script>`, 's');

let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'kilat-client-'));
  await mkdir(join(clientDir, 'assets'));
  await mkdir(join(clientDir, '.vite'));
  await writeFile(join(clientDir, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(clientDir, '.vite/sceneWorker.json'), JSON.stringify(WORKER));
  await mkdir(join(clientDir, 'covers'));
  await writeFile(join(clientDir, 'covers/garuda-emas-360.webp'), '');
  await writeFile(join(clientDir, 'index.html'), HTML);
});
afterAll(() => rm(clientDir, { recursive: true }));

async function pageOf(
  house: TestHouse,
  path: string,
  headers = {},
): Promise<{ html: string; boot: BootData }> {
  const { text } = await house.request('GET', path, { headers });
  return { html: text, boot: JSON.parse(BLOCK.exec(text)?.[1] ?? 'null') };
}

describe('the page', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await TestHouse.start({ config: { clientDir } });
  });
  afterAll(() => house.close());

  it.each(['/', '/home', '/?z=login'])("of the lobby contains the lobby's first data: %s", async (path) => {
    const { boot } = await pageOf(house, path);
    expect(boot.site).toEqual({ version: SITE_VERSION, market: 'id', access: 'open', until: null });
    expect(boot.home).toEqual(await house.call(slotHome));
    expect(boot.board).toEqual(await house.call(heraclesBoard));
    expect(Math.abs(boot.at - Date.now())).toBeLessThan(60_000);
  });

  it.each(['/help/crash', '/game/crash', '/homes', '/?stage=crash'])(
    "of another path only contains the site's state: %s",
    async (path) => {
      const { boot } = await pageOf(house, path);
      expect(boot).toMatchObject({ site: { access: 'open' }, home: null, board: null });
    },
  );

  it('of the lobby preloads its own chunks and largest pictures, others their first texts, and the stage nothing', async () => {
    const { html, boot } = await pageOf(house, '/');
    const links = [...html.matchAll(/<link rel="(\w+)"[^>]*href="([^"]*)">/g)].map(([, kind, to]) => [
      kind,
      to,
    ]);
    expect(links).toEqual([
      ['preload', '/games/crash/cover.webp'],
      ['modulepreload', '/assets/lobby.js'],
      ['modulepreload', '/assets/texts-id.js'],
      ['modulepreload', '/assets/card.js'],
      ['preload', '/assets/lobby.css'],
      ['preload', boot.board?.banners[0]?.art],
    ]);
    const { html: help } = await pageOf(house, '/help/crash');
    expect([...help.matchAll(/<link rel="\w+"[^>]*href="([^"]*)">/g)].map(([, to]) => to)).toEqual([
      '/assets/texts-id.js',
    ]);
    expect((await pageOf(house, '/game/lobby')).html).not.toContain('<img');
    expect((await pageOf(house, '/?t=0&stage=crash')).html).not.toContain('<link');
  });

  it("of a room shows its game's cover while its code loads, the lobby that of its first card, no other page does", async () => {
    const cover = '<img src="/games/dice/cover.webp" width="200" height="200" alt="">';
    expect((await pageOf(house, '/game/dice')).html).toContain(`role="status">${cover}<svg>`);
    const tile = '<img src="/covers/mines-360.webp" width="180" height="240" alt="">';
    expect((await pageOf(house, '/game/mines')).html).toContain(`role="status">${tile}<svg>`);
    const card = '<img src="/games/crash/cover.webp" width="240" height="240" alt="">';
    expect((await pageOf(house, '/')).html).toContain(`role="status">${card}<svg>`);
    for (const path of ['/game/nothing', '/help/crash'])
      expect((await pageOf(house, path)).html).not.toContain('<img');
  });

  it("of a provider's game shows its cover too, if the catalogue has one, and preloads what provider frames need", async () => {
    const { html } = await pageOf(house, '/game/samudra/garuda-emas');
    expect(html).toContain('<img src="/covers/garuda-emas-360.webp" width="180" height="240" alt="">');
    expect([...html.matchAll(/<link rel="\w+"[^>]*href="([^"]*)">/g)].map(([, to]) => to)).toEqual([
      '/covers/garuda-emas-360.webp',
      '/assets/frame.js',
      '/assets/texts-gameFrame-id.js',
      '/assets/texts-id.js',
      '/assets/card.js',
    ]);
    const { html: other } = await pageOf(house, '/game/samudra/nothing');
    expect(other).not.toContain('<img');
    expect(other).toContain('/assets/frame.js');
  });

  it("of a room preloads its cover and chunks, its scene's last", async () => {
    const { html } = await pageOf(house, '/game/dice');
    const links = [...html.matchAll(/<link rel="(\w+)"[^>]*?( fetchpriority="low")? href="([^"]*)">/g)];
    expect(links.map(([, kind, low, to]) => `${kind} ${to}${low ?? ''}`)).toEqual([
      'preload /games/dice/cover.webp',
      'modulepreload /assets/gameParts.js',
      'modulepreload /assets/dice.js',
      'modulepreload /assets/texts-dice-id.js',
      'modulepreload /assets/texts-tables-id.js',
      'modulepreload /assets/texts-id.js',
      'modulepreload /assets/card.js',
      'preload /assets/dice.css',
      'modulepreload /assets/stage.js fetchpriority="low"',
      'prefetch /assets/sceneWorker.js',
      'prefetch /assets/diceScene.js',
      'prefetch /assets/quads.js',
    ]);
  });

  it('allows the style in its head, and no other in the page', async () => {
    const { headers } = await house.request('GET', '/');
    const hash = createHash('sha256').update('body { margin: 0 }').digest('base64');
    expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
  });

  it('is the same in every encoding', async () => {
    const bodies = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { text, headers } = await house.request('GET', '/', { headers: { 'accept-encoding': encoding } });
      expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      bodies.push(text);
    }
    expect(new Set(bodies).size).toBe(1);
    expect(BLOCK.test(bodies[0] ?? '')).toBe(true);
  });

  it('costs no query when it is cached', async () => {
    // On a slow machine the cached data would expire meanwhile.
    const { clock } = house.house;
    const now = vi.spyOn(clock, 'now').mockReturnValue(clock.now());
    await pageOf(house, '/');
    const [query, connect] = [
      vi.spyOn(house.house.db.pool, 'query'),
      vi.spyOn(house.house.db.pool, 'connect'),
    ];
    // Only the statements: the values of other queries may be bigints, which JSON cannot represent.
    const statements = () =>
      [...query.mock.calls, ...connect.mock.calls]
        .map(([statement]: unknown[]) =>
          typeof statement === 'object' ? (statement as { text?: string }).text : statement,
        )
        .filter((text) => /site_banners|FROM games/i.test(String(text)));
    for (let i = 0; i < 20; i++) await pageOf(house, '/');
    expect(statements()).toEqual([]);
    now.mockRestore();
    query.mockRestore();
    connect.mockRestore();
  });
});

describe('texts in the page', () => {
  it('can neither end its data nor start a script, whatever they contain', async () => {
    const house = await TestHouse.start({ config: { clientDir } });
    try {
      const nasty = '</script><script>alert(1)</script><!-- \u2028 <script>';
      await house.db.pool.query(
        `INSERT INTO site_notices (id, text) VALUES ('nasty', jsonb_build_object('id', $1::text, 'en', $1::text, 'es-MX', $1::text))`,
        [nasty],
      );
      const { html, boot } = await pageOf(house, '/');
      expect(html.match(/<\/?script/g)).toEqual(['<script', '</script', '<script', '</script']);
      expect(html).not.toContain('<!-- ');
      expect(boot.board?.notices.find(({ id }) => id === 'nasty')?.text.id).toBe(nasty);
      const { headers } = await house.request('GET', '/');
      expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    } finally {
      await house.close();
    }
  });

  it('come without data when it is unavailable', async () => {
    const house = await TestHouse.start({ config: { clientDir } });
    try {
      await house.db.pool.query('ALTER TABLE site_banners RENAME TO away');
      const { boot } = await pageOf(house, '/');
      expect(boot.board).toBeNull();
      expect(boot.home?.rows.length).toBeGreaterThan(0);
    } finally {
      await house.close();
    }
  });
});

describe('a closed site’s page', () => {
  it('reports that it is closed and contains nothing else', async () => {
    const { access, trusts } = loadConfig({ MAINTENANCE: '1' });
    const house = await TestHouse.start({ config: { clientDir, access, trusts } });
    try {
      const { boot } = await pageOf(house, '/');
      expect(boot).toMatchObject({ site: { access: 'maintenance' }, home: null, board: null });
    } finally {
      await house.close();
    }
  });

  it('differs in another country', async () => {
    const settings = { DENIED_COUNTRIES: 'SG', COUNTRY_HEADER: 'cf-ipcountry', TRUST_PROXY: '1' };
    const { access, trusts } = loadConfig(settings);
    const house = await TestHouse.start({ config: { clientDir, access, trusts } });
    try {
      const accessFrom = async (country: string) =>
        (await pageOf(house, '/', { 'cf-ipcountry': country })).boot.site.access;
      expect([await accessFrom('SG'), await accessFrom('ID')]).toEqual(['denied', 'open']);
    } finally {
      await house.close();
    }
  });
});

describe('the market', () => {
  it.each(Object.values(MARKETS))('is in the page’s head and in the manifest: $id', async (market) => {
    const house = await TestHouse.start({ config: { clientDir, market } });
    try {
      const { html } = await pageOf(house, '/help');
      const { status, headers, json } = await house.request('GET', '/manifest.webmanifest');
      expect(html).toContain(`<html lang="${market.language}">`);
      expect(html).toContain(`<title>${json.name}</title>`);
      expect(html).toContain(`<meta name="description" content="${json.description}" />`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain('application/manifest+json');
      expect(json).toMatchObject({ lang: market.language, start_url: '/?source=app', display: 'standalone' });
    } finally {
      await house.close();
    }
  });
});
