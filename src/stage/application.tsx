import { createRoot, extend } from '@pixi/react';
import { type Application, Container, isWebGLSupported, type WebGLRenderer } from 'pixi.js';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { openScene } from './drawing/drawnScene.ts';
import {
  type LayeredRenderer,
  quietPixi,
  RENDERER_OPTIONS,
  type StageLayers,
} from './drawing/layeredRenderer.ts';
import { LayerRenderer } from './drawing/layerRenderer.ts';
import { nextTask } from './nextTask.ts';
import type { Surface } from './surface.ts';
import 'pixi.js/unsafe-eval';

/**
 * Settings of the single Application. Pixi's ticker never runs: frames come from the stage's own loop. No extension is loaded:
 * scenes take no pointer events, so that the page scrolls.
 */
const APPLICATION_OPTIONS = {
  ...RENDERER_OPTIONS,
  preference: 'webgl' as const,
  autoStart: false,
  sharedTicker: false,
  skipExtensionImports: true,
  autoDensity: true,
};

/** The page's single Application, which draws its layers. */
export interface MountedApplication extends LayeredRenderer, Surface {
  readonly canvas: HTMLCanvasElement;
  readonly app: Application;
}

/** The elements that @pixi/react may create; further ones would be added to the site's code. */
extend({ Container });

/** Whether this browser can draw the games. */
export function canDraw(): boolean {
  return isWebGLSupported();
}

/**
 * The Application with its layers, ready to draw, on a canvas of its own. It is outside the React tree of the site's pages:
 * pages are unmounted, and React's strict mode mounts them twice, while a canvas whose Application was destroyed stays black.
 * Rejects when WebGL fails.
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
  const renderer = app.renderer as WebGLRenderer;
  const layerRenderer = new LayerRenderer(renderer);
  const mounted: MountedApplication = {
    app,
    canvas: app.canvas,
    renderer,
    layers,
    render: (share) => layerRenderer.render(app.stage, share),
    open: (request) => openScene(mounted, request),
  };
  return mounted;
}

/** Rendered once: the layers' content moves without React. */
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
