import { canDraw, createApplication } from './application.ts';
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
 *
 * The Application is made by Pixi itself. @pixi/react would only wrap this one call in a React root of its own, for
 * 40 kB more before the first game.
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the picture could not be started')), PATIENCE);
  });
  const app = await Promise.race([createApplication(), late]);
  clearTimeout(timer);
  return new Stage(app);
}
