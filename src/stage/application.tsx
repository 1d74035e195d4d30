import { createRoot, extend } from '@pixi/react';
import { type Application, Container, isWebGLSupported, RenderLayer, type WebGLRenderer } from 'pixi.js';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { quietPixi, RENDERER_OPTIONS } from '../../scenes/engine/pixi.ts';
import type { StageLayers } from '../../scenes/engine/stageLayers.ts';
import { openScene } from './drawnScene.ts';
import { nextTask } from './nextTask.ts';
import type { SceneTarget } from './sceneTarget.ts';
import type { Surface } from './surface.ts';

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
export interface MountedApplication extends SceneTarget, Surface {
  readonly canvas: HTMLCanvasElement;
  readonly app: Application;
}

/** The elements that @pixi/react may create; further ones would be added to the site's code. */
extend({ Container, RenderLayer });

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
  const mounted: MountedApplication = {
    app,
    canvas: app.canvas,
    renderer: app.renderer as WebGLRenderer,
    root: app.stage,
    layers,
    open: (request) => openScene(mounted, request),
    end: () => mounted.app.destroy({ removeView: true }, { children: true }),
  };
  return mounted;
}

/** Rendered once: the layers' content moves without React. */
function Layers({ onMounted }: { onMounted: (layers: StageLayers) => void }): ReactNode {
  const picture = useRef<Container>(null);
  const backdrop = useRef<Container>(null);
  const scene = useRef<Container>(null);
  const celebration = useRef<Container>(null);
  const notices = useRef<Container>(null);
  const sharp = useRef<RenderLayer>(null);
  useLayoutEffect(() => {
    // Every element below is mounted before this runs.
    onMounted({
      picture: picture.current as Container,
      backdrop: backdrop.current as Container,
      scene: scene.current as Container,
      celebration: celebration.current as Container,
      notices: notices.current as Container,
      sharp: sharp.current as RenderLayer,
    });
  }, [onMounted]);
  return (
    <>
      <pixiContainer ref={picture}>
        <pixiContainer ref={backdrop} />
        <pixiContainer ref={scene} />
        <pixiContainer ref={celebration} />
        <pixiContainer ref={notices} />
      </pixiContainer>
      <pixiRenderLayer ref={sharp} />
    </>
  );
}
