import { nextTask } from './nextTask.ts';
import { loadScene, type SceneName, sceneWorker } from './sceneRegistry.ts';
import { Stage } from './stage.ts';
import type { Surface } from './surface.ts';
import { mayDrawInWorker, WorkerSurface } from './worker/workerSurface.ts';

/** The browser cannot draw the games. */
class StageUnsupported extends Error {
  constructor() {
    super('this browser has no WebGL');
    this.name = 'StageUnsupported';
  }
}

/** A failing graphics card does not always report it; start-up fails after this many ms. */
const PATIENCE = 10_000;

let booting: Promise<Stage> | null = null;
/** The worker could not draw: the page draws from now on. */
let workerRefused = false;

/**
 * The single stage, created at the first call and never destroyed: on cheap phones a second canvas would lose the first one's
 * context. A worker draws on it where the browser supports that. Rejects with StageUnsupported where there is no WebGL, and
 * with a plain Error when it could not start; then the next call retries.
 * @param scene its code is loaded in parallel
 */
export function bootStage(scene: SceneName): Promise<Stage> {
  booting ??= boot(scene).catch((error: unknown) => {
    booting = null;
    throw error;
  });
  return booting;
}

async function boot(scene: SceneName): Promise<Stage> {
  return new Stage((await workerSurface(scene)) ?? (await pageSurface(scene)));
}

async function workerSurface(scene: SceneName): Promise<Surface | null> {
  const startWorker = sceneWorker();
  if (!startWorker || workerRefused || !mayDrawInWorker()) return null;
  const surface = new WorkerSurface(startWorker());
  surface.fetch(scene);
  try {
    await surface.start();
    return surface;
  } catch {
    surface.end();
    workerRefused = true;
    return null;
  }
}

async function pageSurface(scene: SceneName): Promise<Surface> {
  const [{ canDraw, mountApplication }] = await Promise.all([import('./application.tsx'), loadScene(scene)]);
  if (!canDraw()) throw new StageUnsupported();
  // The check created a graphics context; the Application creates its own.
  await nextTask();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the picture could not be started')), PATIENCE);
  });
  const mounting = mountApplication();
  try {
    return await Promise.race([mounting, late]);
  } catch (error) {
    // A late one would hold its context in addition to the next one's.
    mounting.then(
      ({ app }) => app.destroy({ removeView: true }, { children: true }),
      () => undefined,
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
