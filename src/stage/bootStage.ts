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

/**
 * The single stage, created at the first call and never destroyed: on cheap phones a second canvas would lose the first one's
 * context. A worker draws on it where the browser supports that. Rejects with StageUnsupported where there is no WebGL or
 * drawing has failed on everything, and with a plain Error when it could not start; then the next call retries.
 * @param scene its code is loaded in parallel
 */
export function bootStage(scene: SceneName): Promise<Stage> {
  booting ??= boot(scene).catch((error: unknown) => {
    booting = null;
    throw error;
  });
  return booting;
}

/** What draws, in the order in which they replace each other when drawing fails; with `none` the game is played by its text. */
const AFTER = { worker: 'freshWorker', freshWorker: 'page', page: 'none', none: 'none' } as const;
type SurfaceKind = keyof typeof AFTER;

const KEY = 'kilat.surface';
let kind = storedKind();

async function boot(scene: SceneName): Promise<Stage> {
  const surface = await openSurface(scene);
  if (!surface) throw new StageUnsupported();
  return new Stage(surface, {}, (error) => {
    giveUp(AFTER[kind], error);
    return openSurface(scene);
  });
}

/** Reports why the current kind failed, and uses another one for the rest of the visit. */
function giveUp(next: SurfaceKind, reason: unknown): void {
  reportError(new Error(`${kind} cannot draw: ${reason instanceof Error ? reason.message : reason}`));
  kind = next;
  try {
    sessionStorage.setItem(KEY, next);
  } catch {
    // Storage is blocked: a reload tries everything again.
  }
}

function storedKind(): SurfaceKind {
  try {
    const stored = sessionStorage.getItem(KEY) ?? '';
    if (stored in AFTER) return stored as SurfaceKind;
  } catch {
    // Storage is blocked.
  }
  return 'worker';
}

async function openSurface(scene: SceneName): Promise<Surface | null> {
  if (kind === 'worker' || kind === 'freshWorker') {
    const surface = await workerSurface(scene);
    if (surface) return surface;
  }
  return kind === 'none' ? null : pageSurface(scene);
}

async function workerSurface(scene: SceneName): Promise<Surface | null> {
  const startWorker = sceneWorker();
  if (!startWorker || !mayDrawInWorker()) {
    kind = 'page';
    return null;
  }
  const surface = new WorkerSurface(startWorker());
  surface.fetch(scene);
  try {
    await surface.start();
    return surface;
  } catch (reason) {
    surface.end();
    giveUp('page', reason);
    return null;
  }
}

async function pageSurface(scene: SceneName): Promise<Surface | null> {
  const [{ canDraw, mountApplication }] = await Promise.all([import('./application.tsx'), loadScene(scene)]);
  if (!canDraw()) return null;
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
      (surface) => surface.end(),
      () => undefined,
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
