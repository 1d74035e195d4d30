import { createRoot, extend } from '@pixi/react';
import { type Application, Container, isWebGLSupported, Ticker, type WebGLRenderer } from 'pixi.js';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { LayerRenderer } from './drawing/layerRenderer.ts';
import { nextTask } from './nextTask.ts';
import 'pixi.js/unsafe-eval';

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
  // Every scene's backdrop covers the canvas, and the browser empties it after each frame.
  clearBeforeRender: false,
  backgroundColor: 0x0d0d26,
  width: 1,
  height: 1,
};

/** The layers of the stage, from back to front. Each scene says what of it lies on which (scenes/scene.ts). */
export interface StageLayers {
  /** What stands behind the game: night, felt, pattern. */
  backdrop: Container;
  /** The game itself. */
  scene: Container;
  /** The player's own win, over everything of the game. */
  celebration: Container;
  /** What is said about the round itself, over everything: that its stakes go back. */
  notices: Container;
}

/** The one Application with its layers. */
export interface MountedApplication {
  app: Application;
  layers: StageLayers;
  /**
   * Draws the layers as they are now, with `share` of the canvas's pixels in a line, letters with all of them. Pixi's own
   * `render` never runs.
   */
  render(share: number): void;
}

/** The elements that @pixi/react may make; naming more would put them into the site's code. */
extend({ Container });

/** Keeps Pixi's system ticker from asking for a frame for ever; call it before an Application is made. */
function quietPixi(): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
}

/** Whether this browser can draw the games at all. */
export function canDraw(): boolean {
  return isWebGLSupported();
}

/**
 * The Application with its layers, ready to draw, on a canvas of its own. It lies beside the tree of the site's pages,
 * not in it: pages come and go, and React's strict mode mounts all of them twice, while a canvas whose Application was
 * once destroyed stays black. Rejects when the graphics card refuses.
 */
export async function mountApplication(): Promise<MountedApplication> {
  quietPixi();
  const root = createRoot(document.createElement('canvas'));
  const layers = await new Promise<StageLayers>((resolve, reject) => {
    root.render(<Layers onMounted={resolve} />, APPLICATION_OPTIONS).catch(reject);
  });
  const { app } = root.applicationState;
  if (!app) throw new Error('the Application has gone');
  await nextTask();
  const renderer = new LayerRenderer(app.renderer as WebGLRenderer);
  return { app, layers, render: (share) => renderer.render(app.stage, share) };
}

/** Rendered once: what moves on the layers moves without React. */
function Layers({ onMounted }: { onMounted: (layers: StageLayers) => void }): ReactNode {
  const backdrop = useRef<Container>(null);
  const scene = useRef<Container>(null);
  const celebration = useRef<Container>(null);
  const notices = useRef<Container>(null);
  useLayoutEffect(() => {
    if (backdrop.current && scene.current && celebration.current && notices.current)
      onMounted({
        backdrop: backdrop.current,
        scene: scene.current,
        celebration: celebration.current,
        notices: notices.current,
      });
  }, [onMounted]);
  return (
    <>
      <pixiContainer ref={backdrop} />
      <pixiContainer ref={scene} />
      <pixiContainer ref={celebration} />
      <pixiContainer ref={notices} />
    </>
  );
}
