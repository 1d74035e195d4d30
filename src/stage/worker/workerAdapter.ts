import type { Adapter, ICanvas, ICanvasRenderingContext2D } from 'pixi.js';

/**
 * Pixi's access to the browser in a worker (`DOMAdapter`). Pixi's own one is the same, but brings an XML parser of 30 kB for
 * XML fonts, which the site does not have.
 */
export const workerAdapter: Adapter = {
  createCanvas: (width = 0, height = 0) => new OffscreenCanvas(width, height) as unknown as ICanvas,
  createImage: () => {
    throw new Error('a worker has no image elements');
  },
  getCanvasRenderingContext2D: () =>
    OffscreenCanvasRenderingContext2D as unknown as { prototype: ICanvasRenderingContext2D },
  getWebGLRenderingContext: () => WebGLRenderingContext,
  getNavigator: () => navigator as ReturnType<Adapter['getNavigator']>,
  getBaseUrl: () => location.href,
  getFontFaceSet: () => null,
  fetch: (url, options) => fetch(url, options),
  parseXML: () => {
    throw new Error('a worker has no XML parser');
  },
};
