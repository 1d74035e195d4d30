import { crashFixtures } from '../../../scenes/crash/fixtures/crashFixtures.ts';
import type { Motion } from '../../../scenes/engine/scene.ts';
import { TextLine } from '../../../scenes/engine/textLine.ts';
import { loadScene } from '../../../src/app/scenes/scenes.ts';
import { mountApplication } from '../../../src/stage/application.tsx';
import { provideScenes, type SceneName, type SceneTypes } from '../../../src/stage/sceneRegistry.ts';
import type { Presentation } from '../../../src/stage/sceneRunner.ts';
import { Stage } from '../../../src/stage/stage.ts';
import { pixelsOf } from './compare.ts';
import { gauge } from './gauge.ts';
import { sealOf } from './seal.ts';

type View = SceneTypes[SceneName]['view'];
type Options = SceneTypes[SceneName]['options'];

/** The page for tests and benchmarks: the real stage with a fixed view until another is set. */
export interface StagePage {
  /** Puts a scene on the stage in a host of this size, crash by default; resolves when it is drawn. */
  mount(
    width: number,
    height: number,
    view: View,
    options?: Partial<Options>,
    scene?: SceneName,
  ): Promise<void>;
  /** The quality of scenes mounted from here on: 0 the lowest, 2 the highest. */
  tier: 0 | 2;
  unmount(): void;
  /** Sets the view and wakes the stage, like an event. */
  set(view: View): void;
  /** Draws a view at once. Returns whether the scene is moving. */
  draw(view: View): Motion;
  /**
   * Draws a view and returns the SHA-256 of its pixels, read in the same task: no picture has to be encoded and transferred.
   */
  seal(view: View): Promise<string>;
  /**
   * Draws consecutive views without reading them. Returns the ms of script per frame, a mean for every `group` of frames: the
   * browser's clock has a resolution of 0.1 ms, and a throttled CPU pauses in slices.
   */
  time(views: readonly View[], group: number): number[];
  /** The current shake offset of the scene. */
  shake(): number[];
  resize(width: number, height: number): void;
  statuses: string[];
  /** Additional ms of work in every frame. */
  burden: number;
  /** Whether the source reports its round as still in progress. */
  inRound: boolean;
  gauge: typeof gauge;
  /** The pixels of a view, RGBA, with letters or without. */
  pixels(view: View, letters: boolean): Uint8ClampedArray;
  /** Loses the graphics context and restores it. */
  loseContext(): Promise<void>;
  census(): Record<string, number>;
}

declare global {
  interface Window {
    stagePage: StagePage;
  }
}

gauge.install();
provideScenes(loadScene);
const mounted = await mountApplication();
const { app, layers } = mounted;
// With `?learn` the stage determines its quality by itself, as on the site.
const learns = location.search === '?learn';
const learning = learns ? new Stage(mounted) : null;
const stages = {
  0: new Stage(mounted, { quality: { tier: 0, ceiling: 0 } }),
  2: new Stage(mounted, { quality: { tier: 2, ceiling: 2 } }),
};
const host = document.createElement('div');
document.body.append(host);
const wakes = new Set<() => void>();
let current: View | null = null;
let presentation: Presentation<SceneName> | null = null;

function shown(): View {
  if (!current) throw new Error('no view yet');
  return current;
}

function playing(): Presentation<SceneName> {
  if (!presentation) throw new Error('nothing is mounted');
  return presentation;
}

window.stagePage = {
  statuses: [],
  burden: 0,
  tier: 2,
  inRound: false,
  gauge,
  mount(width, height, view, options = {}, scene = 'crash') {
    this.resize(width, height);
    current = view;
    return new Promise((resolve, reject) => {
      presentation = (learning ?? stages[this.tier]).present({
        scene,
        source: {
          view: () => {
            const slow = performance.now() + this.burden;
            while (performance.now() < slow);
            return shown();
          },
          inRound: () => this.inRound,
          subscribe(wake) {
            wakes.add(wake);
            return () => wakes.delete(wake);
          },
        },
        options: { ...crashFixtures.options, ...options } as Options,
        host,
        onStatus: (status) => {
          this.statuses.push(status.kind);
          if (status.kind === 'ready') resolve();
          if (status.kind === 'failed') reject(status.error);
        },
      });
    });
  },
  unmount() {
    playing().close();
    presentation = null;
  },
  set(view) {
    current = view;
    for (const wake of wakes) wake();
  },
  draw(view) {
    current = view;
    return playing().draw();
  },
  seal(view) {
    this.draw(view);
    return sealOf(app.canvas);
  },
  pixels(view, letters) {
    const { put, putTurned } = TextLine.prototype;
    if (!letters) TextLine.prototype.put = TextLine.prototype.putTurned = () => undefined;
    this.draw(view);
    Object.assign(TextLine.prototype, { put, putTurned });
    return pixelsOf(app.canvas).data;
  },
  time(views, group) {
    const means: number[] = [];
    for (let first = 0; first + group <= views.length; first += group) {
      const part = views.slice(first, first + group);
      const began = performance.now();
      for (const view of part) this.draw(view);
      means.push((performance.now() - began) / group);
    }
    return means;
  },
  shake() {
    const world = layers.scene.children[0]?.children.at(-1);
    if (!world) throw new Error('nothing is drawn');
    return [world.x, world.y];
  },
  resize(width, height) {
    host.style.width = `${width}px`;
    host.style.height = `${height}px`;
  },
  async loseContext() {
    const back = new Promise((resolve) =>
      app.canvas.addEventListener('webglcontextrestored', resolve, { once: true }),
    );
    const gl = app.canvas.getContext('webgl2');
    const handle = gl?.getExtension('WEBGL_lose_context');
    if (!handle) throw new Error('this browser cannot lose its context');
    handle.loseContext();
    await new Promise((resolve) => setTimeout(resolve, 60));
    handle.restoreContext();
    await back;
  },
  census: () => gauge.census(app, wakes.size),
};
