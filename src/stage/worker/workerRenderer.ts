import { Container, DOMAdapter, RenderLayer, WebGLRenderer } from 'pixi.js';
import { quietPixi, RENDERER_OPTIONS } from '../../../scenes/engine/pixi.ts';
import type { SceneTarget } from '../sceneTarget.ts';
import { workerAdapter } from './workerAdapter.ts';

/** Pixi's renderer in a worker, on the canvas transferred by the page. Rejects when WebGL fails. */
export async function workerRenderer(canvas: OffscreenCanvas): Promise<SceneTarget> {
  DOMAdapter.set(workerAdapter);
  quietPixi();
  const renderer = new WebGLRenderer();
  await renderer.init({ ...RENDERER_OPTIONS, canvas: canvas as unknown as HTMLCanvasElement });
  const parts = {
    backdrop: new Container(),
    scene: new Container(),
    celebration: new Container(),
    notices: new Container(),
  };
  const picture = new Container({ children: Object.values(parts) });
  const sharp = new RenderLayer();
  const root = new Container({ children: [picture, sharp] });
  return { renderer, root, layers: { ...parts, picture, sharp }, canvas };
}
