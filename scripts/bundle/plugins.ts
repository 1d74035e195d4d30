import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { ErrorCode } from '../../contract/errors.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In development the page comes from Vite: the market is told here as the house tells it (house/site/site/page.ts). */
export function market(): Plugin {
  const id = process.env.MARKET || 'id';
  return {
    name: 'kilat:market',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace(/(name="kilat-market" content=")\w+/, `$1${id}`),
  };
}

/**
 * Puts the style sheet behind the mark, which the few styles in the page's head can show: the mark is seen as soon as
 * the page is here. Scripts wait for the sheet all the same.
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

/** Writes the codes of refusals as the numbers that they are: the list of all their names is no page's. */
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
 * Leaves pixi.js's WebGPU and canvas renderers out of the bundle: the stage asks for WebGL alone. So is a look at what a
 * canvas can blend, which the canvas renderer needs and pixi.js takes as soon as it is there: it reads pixels back, for
 * which a page that is just being opened stood still.
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
      // Made by the canvas renderer's pipe alone, and it brings all that tints on a canvas.
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
 * Leaves out what @pixi/react brings and the stage has no use for: its own canvas component, its package.json, and
 * Pixi's vector graphics, which it only asks whether an element is one.
 */
export function containersOnly(): Plugin {
  const STUB = '\0kilat:containers-only';
  const inPixiReact = /@pixi[\\/]react[\\/]lib[\\/]/;
  return {
    name: 'kilat:containers-only',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      source === 'pixi.js' && importer?.endsWith('applyProps.mjs') ? STUB : null,
    load(id) {
      if (id === STUB) return "export { Container } from 'pixi.js'; export class Graphics {}";
      return /@pixi[\\/]react[\\/]lib[\\/]package\.json\.mjs$/.test(id) ? 'export default {};' : null;
    },
    transform: (_code, id) => (inPixiReact.test(id) ? { moduleSideEffects: false } : null),
  };
}

/** Leaves axios's fetch adapter out of the bundle: in browsers it takes XMLHttpRequest wherever there is one. */
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
 * Writes a .br and a .gz beside every text file, so that the house never compresses while it plays.
 * Not beside index.html: the house writes its market into that one.
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
      // Each file on a thread of its own: the best quality takes seconds for all of them.
      const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
      await Promise.all(names.filter((name) => TEXT.has(extname(name))).map((name) => compress(name)));
    },
  };
}
