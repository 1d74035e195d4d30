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

/** A graphics card that refuses does not always say so; after so many ms it has. */
const PATIENCE = 10_000;

let booting: Promise<Stage> | null = null;
/** No worker could draw: the page does from here on. */
let workerRefused = false;

/**
 * The one stage, made at the first call and kept for ever after: a second canvas would lose the first one's
 * context on cheap phones. A worker draws on it where the browser lets one. Rejects with StageUnsupported where there is no
 * WebGL, and with a plain Error when it could not start; then the next call tries again.
 * @param scene the code of which is fetched beside
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
  // To ask it made a context of the graphics card; the Application makes its own.
  await nextTask();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the picture could not be started')), PATIENCE);
  });
  const mounting = mountApplication();
  try {
    return await Promise.race([mounting, late]);
  } catch (error) {
    // One that comes after all would hold its context beside the next one's.
    mounting.then(
      ({ app }) => app.destroy({ removeView: true }, { children: true }),
      () => undefined,
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
