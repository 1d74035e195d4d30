import { Application as PixiApplication } from '@pixi/react';
import type { Application } from 'pixi.js';
import { createRoot } from 'react-dom/client';
import { APPLICATION_OPTIONS, canDraw, quietPixi } from './application.ts';
import { Stage } from './stage.ts';

/** The browser cannot draw the games. */
class StageUnsupported extends Error {
  constructor() {
    super('this browser has no WebGL');
    this.name = 'StageUnsupported';
  }
}

/** @pixi/react does not say when the graphics card refuses; after so many ms it has. */
const PATIENCE = 10_000;

let booting: Promise<Stage> | null = null;

/**
 * The one stage, made at the first call and kept for ever after. Rejects with StageUnsupported where there is no
 * WebGL, and with a plain Error when it could not start; then the next call tries again.
 */
export function bootStage(): Promise<Stage> {
  booting ??= boot().catch((error: unknown) => {
    booting = null;
    throw error;
  });
  return booting;
}

/**
 * The Application has a React root of its own, which no page and no StrictMode ever unmounts: unmounting in
 * @pixi/react leaves nodes undestroyed, and a second Application blanks the first (its issues 602 and 613).
 */
async function boot(): Promise<Stage> {
  if (!canDraw()) throw new StageUnsupported();
  quietPixi();
  const app = await new Promise<Application>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the picture could not be started')), PATIENCE);
    const ready = (made: Application) => {
      clearTimeout(timer);
      resolve(made);
    };
    const root = createRoot(document.createElement('div'), { onUncaughtError: reject });
    root.render(<PixiApplication {...APPLICATION_OPTIONS} onInit={ready} />);
  });
  return new Stage(app);
}
