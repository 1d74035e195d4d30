import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { ErrorCode } from '../../contract/errors.ts';

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

/** Inlines the codes of refusals as numbers, so that no page loads the list of their names. */
export function codesInline(): Plugin {
  const codes: Readonly<Record<string, number>> = ErrorCode;
  return {
    name: 'kilat:codes-inline',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/](src|contract)[\\/][^?]+\.tsx?$/, code: 'ErrorCode.' },
      handler: (code) =>
        code.replace(/\bErrorCode\.(\w+)/g, (name, key) => (key in codes ? `${codes[key]}` : name)),
    },
  };
}

/**
 * Removes pixi.js's WebGPU and canvas renderers from the bundle: the stage only uses WebGL. Also removes a check of canvas
 * blend modes, which only the canvas renderer needs and pixi.js runs as soon as it is present: it reads pixels back, which
 * blocked the page while loading.
 */
export function webglOnly(): Plugin {
  const STUBS = [
    {
      id: '\0kilat:no-renderer',
      source: /(gpu[\\/]WebGPURenderer|canvas[\\/]CanvasRenderer)(\.mjs)?$/,
      code: `class Missing { constructor() { throw new Error('only WebGL is built in'); } }
export { Missing as WebGPURenderer, Missing as CanvasRenderer };`,
    },
    {
      // Used only by the canvas renderer's pipe, and it brings all code for tinting on a canvas.
      id: '\0kilat:no-canvas-particles',
      source: /[\\/]CanvasParticleContainerAdaptor(\.mjs)?$/,
      code: 'export class CanvasParticleContainerAdaptor {}',
    },
    {
      id: '\0kilat:no-canvas-blending',
      source: /[\\/]canUseNewCanvasBlendModes(\.mjs)?$/,
      code: 'export const canUseNewCanvasBlendModes = () => false;',
    },
  ];
  return {
    name: 'kilat:webgl-only',
    enforce: 'pre',
    resolveId: (source) => STUBS.find((stub) => stub.source.test(source))?.id ?? null,
    load: (id) => STUBS.find((stub) => stub.id === id)?.code ?? null,
  };
}

/**
 * Removes parts of @pixi/react that the stage does not use: its own canvas component and its package.json.
 */
export function containersOnly(): Plugin {
  const inPixiReact = /@pixi[\\/]react[\\/]lib[\\/]/;
  return {
    name: 'kilat:containers-only',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (/@pixi[\\/]react[\\/]lib[\\/]package\.json\.mjs$/.test(id) ? 'export default {};' : null),
    transform: (_code, id) => (inPixiReact.test(id) ? { moduleSideEffects: false } : null),
  };
}

/** Removes axios's fetch adapter from the bundle: in browsers it uses XMLHttpRequest if available. */
export function xhrOnly(): Plugin {
  const STUB = '\0kilat:no-fetch';
  return {
    name: 'kilat:xhr-only',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      source === './fetch.js' && /axios[\\/]lib[\\/]adapters/.test(importer ?? '') ? STUB : null,
    load: (id) => (id === STUB ? 'export const getFetch = () => null;' : null),
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
