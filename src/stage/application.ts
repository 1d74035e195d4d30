import { Application, isWebGLSupported, Ticker } from 'pixi.js';
import 'pixi.js/unsafe-eval';
// What a renderer can draw is fixed when it is made, before any scene's code is there: so all kinds are named here.
import 'pixi.js/mesh';
import 'pixi.js/particle-container';

/**
 * Settings of the one Application. Pixi's ticker never runs: frames come from the stage's own loop. Its collector
 * is off because scenes give back all they take. No extension is loaded: scenes take no pointer, the page scrolls.
 */
const APPLICATION_OPTIONS = {
  preference: 'webgl' as const,
  antialias: false,
  autoStart: false,
  sharedTicker: false,
  skipExtensionImports: true,
  autoDensity: true,
  gcActive: false,
  backgroundColor: 0x0d0d26,
  width: 1,
  height: 1,
};

/** Keeps Pixi's system ticker from asking for a frame for ever; call it before an Application is made. */
function quietPixi(): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
}

/** Whether this browser can draw the games at all. */
export function canDraw(): boolean {
  return isWebGLSupported();
}

/** The Application, ready to draw. Rejects when the graphics card refuses. */
export async function createApplication(): Promise<Application> {
  quietPixi();
  const app = new Application();
  await app.init(APPLICATION_OPTIONS);
  return app;
}
