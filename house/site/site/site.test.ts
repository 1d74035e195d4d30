import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { encodingFor } from './page.ts';

const SCRIPT = 'console.log("a script long enough to be worth compressing")';
let clientDir: string;
let house: TestHouse;

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'kilat-client-'));
  await mkdir(join(clientDir, 'assets'));
  const html = '<!doctype html><meta name="kilat-market" content="id" /><title>Kilat</title>';
  await writeFile(join(clientDir, 'index.html'), html);
  await writeFile(join(clientDir, 'manifest.json'), '{}');
  await writeFile(join(clientDir, 'assets', 'app-AbC12_x9.js'), SCRIPT);
  await writeFile(join(clientDir, 'assets', 'app-AbC12_x9.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(clientDir, 'assets', 'app-AbC12_x9.js.gz'), gzipSync(SCRIPT));
  house = await TestHouse.start({ config: { clientDir, market: MARKETS.mx } });
});
afterAll(async () => {
  await house.close();
  await rm(clientDir, { recursive: true });
});

describe('the page', () => {
  it.each(['/', '/home', '/game/crash?z=login', '/activity/deposit/x', '/index.html'])(
    'is served at %s with the market of the house, and is revalidated on each use',
    async (path) => {
      const { status, headers, text } = await house.request('GET', path);
      expect(status).toBe(200);
      expect(text).toContain('<meta name="kilat-market" content="mx" />');
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each(['/missing.js', '/assets/gone-12345678.js', '/../package.json', '/%2e%2e/package.json', '/.env'])(
    'is not served for a missing file: %s',
    async (path) => expect((await house.request('GET', path)).status).toBe(404),
  );

  it('is not served to a POST', async () => {
    expect((await house.request('POST', '/home')).status).toBe(404);
  });
});

describe('files', () => {
  const get = (encoding: string, path = '/assets/app-AbC12_x9.js') =>
    house.request('GET', path, { headers: { 'accept-encoding': encoding } });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('are sent as the build compressed them: %s', async (accepted, encoding) => {
    const { headers, text } = await get(accepted);
    expect(text).toBe(SCRIPT);
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it('with a hash in their name are cached for a year, others are revalidated', async () => {
    expect((await get('br')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const manifest = await get('br', '/manifest.json');
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
    const again = await house.request('GET', '/manifest.json', {
      headers: { 'if-none-match': manifest.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });
});

describe('encodingFor', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['GZIP', 'identity'],
    ['*', 'identity'],
  ])('maps %s to %s', (header, encoding) => expect(encodingFor(header)).toBe(encoding));
});
