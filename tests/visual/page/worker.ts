import type { SceneName, SceneTypes } from '../../../src/stage/sceneRegistry.ts';
import type { OpenScene } from '../../../src/stage/surface.ts';
import { WorkerSurface } from '../../../src/stage/worker/workerSurface.ts';
import { pixelsOf } from './compare.ts';

type View = SceneTypes[SceneName]['view'];
type Options = SceneTypes[SceneName]['options'];

/** The page for tests: a scene drawn by the site's worker. */
export interface WorkerPage {
  /** Puts a scene on a canvas of this size, replacing the previous one. */
  open(scene: SceneName, options: Options, width: number, height: number): Promise<void>;
  /** Lets it draw a view; `runs` lets its time continue. */
  draw(view: View, runs?: boolean): Promise<void>;
  /** Size and SHA-256 of the displayed picture, as seal.ts computes for its own canvas. */
  seal(): Promise<string>;
  /** Loses the graphics context temporarily. */
  loseContext(): Promise<void>;
  /** The scene's messages since it was opened: `lost`, `restored`, `wanted`. */
  messages: string[];
}

declare global {
  interface Window {
    workerPage: WorkerPage;
  }
}

const worker = new Worker(new URL('./losingWorker.ts', import.meta.url), { type: 'module' });
const surface = new WorkerSurface(worker);
document.body.append(surface.canvas);
await surface.start();
const SHARPNESS = { canvas: 1, picture: 1 };
let scene: OpenScene<SceneName> | null = null;

window.workerPage = {
  messages: [],
  async open(name, options, width, height) {
    scene?.close();
    this.messages.length = 0;
    scene = await surface.open({
      scene: name,
      options,
      base: '/',
      half: false,
      signal: new AbortController().signal,
      events: {
        progress: () => undefined,
        lost: () => this.messages.push('lost'),
        restored: () => {
          scene?.resize(width, height, SHARPNESS);
          this.messages.push('restored');
        },
        wanted: () => this.messages.push('wanted'),
        failed: (error) => this.messages.push(error.message),
        interval: () => undefined,
      },
    });
    scene.resize(width, height, SHARPNESS);
  },
  async draw(view, runs = false) {
    scene?.draw(view, 0, runs);
    await scene?.shown();
  },
  async seal() {
    const { width, height, data } = pixelsOf(surface.canvas);
    const row = width * 4;
    const bytes = new Uint8Array(data.length);
    // A WebGL canvas has its rows bottom up.
    for (let y = 0; y < height; y++) bytes.set(data.subarray(y * row, (y + 1) * row), (height - 1 - y) * row);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return `${width}x${height} ${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  },
  async loseContext() {
    worker.postMessage('lose');
    while (!this.messages.includes('restored')) await new Promise((resolve) => setTimeout(resolve, 10));
  },
};
