import { Container, DOMAdapter, WebGLRenderer, WebWorkerAdapter } from 'pixi.js';
import { type LayeredRenderer, quietPixi, RENDERER_OPTIONS } from '../drawing/layeredRenderer.ts';
import { LayerRenderer } from '../drawing/layerRenderer.ts';
import 'pixi.js/unsafe-eval';

/** Pixi's renderer in a worker, on the canvas transferred by the page. Rejects when WebGL fails. */
export async function workerRenderer(canvas: OffscreenCanvas): Promise<LayeredRenderer> {
  DOMAdapter.set(WebWorkerAdapter);
  quietPixi();
  const renderer = new WebGLRenderer();
  await renderer.init({ ...RENDERER_OPTIONS, canvas: canvas as unknown as HTMLCanvasElement });
  const layers = {
    backdrop: new Container(),
    scene: new Container(),
    celebration: new Container(),
    notices: new Container(),
  };
  const root = new Container({ children: Object.values(layers) });
  const layerRenderer = new LayerRenderer(renderer);
  return { renderer, layers, canvas, render: (share) => layerRenderer.render(root, share) };
}
