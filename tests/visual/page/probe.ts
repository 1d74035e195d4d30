import { mountApplication } from '../../../src/stage/application.tsx';
import type { OpenScene, Surface } from '../../../src/stage/surface.ts';
import { WorkerSurface } from '../../../src/stage/worker/workerSurface.ts';
import { pixelsOf } from './compare.ts';
import { PROBE_NAMES, provideProbes } from './probeScenes.ts';

/** Scenes of Pixi's own views and quad batches, drawn by the page and by a worker. */
export interface ProbePage {
  /**
   * Draws a view on a canvas of 360 x 160 with two pixels per CSS pixel, the picture with `picture`. Returns the SHA-256 of the
   * pixels between two heights in CSS pixels.
   */
  seal(
    where: 'page' | 'worker',
    scene: keyof typeof PROBE_NAMES,
    view: object,
    part?: { picture?: number; from?: number; to?: number },
  ): Promise<string>;
}

declare global {
  interface Window {
    probePage: ProbePage;
  }
}

provideProbes();
const worker = new WorkerSurface(
  new Worker(new URL('./probeWorker.ts', import.meta.url), { type: 'module' }),
);
const [page] = await Promise.all([mountApplication(), worker.start()]);
const surfaces: Record<'page' | 'worker', Surface> = { page, worker };
for (const { canvas } of [page, worker]) document.body.append(canvas);
const opened: { [where in 'page' | 'worker']?: { name: string; scene: OpenScene<'crash'> } } = {};

window.probePage = {
  async seal(where, name, view, { picture = 2, from = 0, to = 160 } = {}) {
    if (opened[where]?.name !== name) {
      opened[where]?.scene.close();
      opened[where] = { name, scene: await open(surfaces[where], PROBE_NAMES[name]) };
    }
    const { scene } = opened[where] as { scene: OpenScene<'crash'> };
    scene.resize(360, 160, { canvas: 2, picture });
    scene.draw(view as never, 0, false);
    if (where === 'worker') {
      await scene.shown();
      // The screen shows a worker's picture one frame later.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }
    const { width, data } = pixelsOf(surfaces[where].canvas);
    const part = data.slice(2 * from * width * 4, 2 * to * width * 4);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', part));
    return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  },
};

function open(surface: Surface, scene: 'crash' | 'dice'): Promise<OpenScene<'crash'>> {
  const events = {
    ...{ progress: () => undefined, lost: () => undefined, restored: () => undefined },
    ...{ wanted: () => undefined, failed: () => undefined, interval: () => undefined },
  };
  const { signal } = new AbortController();
  return surface.open({
    scene: scene as 'crash',
    options: null as never,
    base: '/',
    half: false,
    signal,
    events,
  });
}
