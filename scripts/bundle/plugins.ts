import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In development Vite serves the page: the market is written into it here as the house does (house/site/site/page.ts). */
export function market(): Plugin {
  const id = process.env.MARKET || 'id';
  return {
    name: 'kilat:market',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(/(name="kilat-market" content=")\w+/, `$1${id}`),
  };
}

/**
 * Moves the style sheet behind the mark, which needs only the few styles in the page's head: the mark is visible as soon as the
 * page arrives. Scripts still wait for the sheet.
 */
export function markFirst(): Plugin {
  const SHEET = /\s*<link rel="stylesheet"[^>]*>/g;
  return {
    name: 'kilat:mark-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(SHEET, '').replace('</body>', () => `${(html.match(SHEET) ?? []).join('')}\n  </body>`),
    },
  };
}

/**
 * Writes a .br and a .gz beside every text file, so that the house never compresses at run time. Not for index.html, into which
 * the house writes its market.
 */
export function precompress(): Plugin {
  const TEXT = new Set(['.js', '.css', '.json', '.svg']);
  const WORTHWHILE = 1024;
  let directory = '';
  const compress = async (name: string) => {
    const path = join(directory, name);
    const bytes = readFileSync(path);
    if (bytes.length < WORTHWHILE) return;
    const quality = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    const [gz, br] = await Promise.all([zip(bytes, { level: 9 }), brotli(bytes, { params: quality })]);
    writeFileSync(`${path}.gz`, gz);
    writeFileSync(`${path}.br`, br);
  };
  return {
    name: 'kilat:precompress',
    apply: 'build',
    configResolved(config) {
      directory = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      // In parallel on threads: the best quality takes seconds for all files.
      const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
      await Promise.all(names.filter((name) => TEXT.has(extname(name))).map((name) => compress(name)));
    },
  };
}
