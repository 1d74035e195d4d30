import { canDraw, mountApplication } from './application.tsx';
import { nextTask } from './nextTask.ts';
import { Stage } from './stage.ts';

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

/**
 * The one stage, made at the first call and kept for ever after: a second Application would lose the first one's
 * context on cheap phones. Rejects with StageUnsupported where there is no WebGL, and with a plain Error when it
 * could not start; then the next call tries again.
 */
export function bootStage(): Promise<Stage> {
  booting ??= boot().catch((error: unknown) => {
    booting = null;
    throw error;
  });
  return booting;
}

async function boot(): Promise<Stage> {
  if (!canDraw()) throw new StageUnsupported();
  // To ask it made a context of the graphics card; the Application makes its own.
  await nextTask();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the picture could not be started')), PATIENCE);
  });
  const mounting = mountApplication();
  try {
    return new Stage(await Promise.race([mounting, late]));
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
