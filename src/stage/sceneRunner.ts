import type { WebGLRenderer } from 'pixi.js';
import type { Motion, Scene } from '../../scenes/scene.ts';
import type { MountedApplication, StageLayers } from './application.tsx';
import { FrameLoop } from './frameLoop.ts';
import { type LoadedBundle, loadBundle } from './loadBundle.ts';
import { nextTask } from './nextTask.ts';
import type { Sharpness } from './quality.ts';
import { loadScene, type SceneName, type SceneTypes } from './sceneRegistry.ts';
import type { StageStatus } from './stageStatus.ts';

/** Where a scene's views come from. The stage asks once a frame; nothing else of the game reaches it. */
export interface SceneSource<View> {
  /** What the picture shows now. */
  view(): View;
  /** Calls `wake` whenever something happened that a resting picture must show. Answers how to end that. */
  subscribe(wake: () => void): () => void;
  /** Whether its time stands still until the next wake, whatever the scene says of the moment: a paused replay. */
  stands?(): boolean;
  /**
   * Whether a round is being played although the picture may rest: a solo game waits for its player's next step, a lost
   * connection for the house. Its sharpness stays as it is meanwhile.
   */
  inRound?(): boolean;
}

export interface SceneRequest<S extends SceneName> {
  scene: S;
  source: SceneSource<SceneTypes[S]['view']>;
  options: SceneTypes[S]['options'];
  /** The element that the canvas fills. */
  host: HTMLElement;
  onStatus: (status: StageStatus) => void;
}

/** A scene on the stage. */
export interface Presentation<S extends SceneName> {
  configure(options: SceneTypes[S]['options']): void;
  /** Draws the present moment at once. Answers whether the picture moves. */
  draw(): Motion;
  /** Takes the scene down and gives everything of it back. */
  close(): void;
}

/** What a running scene asks its stage and tells it. */
export interface StageServices {
  /** Address the pictures' paths start from. */
  base: string;
  /** How sharp the picture is to be. */
  sharpness(): Sharpness;
  /** Whether the half-size pictures do. */
  half(): boolean;
  /** A frame came so many ms after the one before. */
  measured(interval: number): void;
  /** The picture rests: now its sharpness may change. */
  rested(): void;
}

/** Runs one scene on the stage, from loading to closing: its frames, its size, its graphics card lost and back. */
export class SceneRunner<S extends SceneName> implements Presentation<S> {
  readonly #app: MountedApplication['app'];
  readonly #render: MountedApplication['render'];
  readonly #layers: StageLayers;
  readonly #request: SceneRequest<S>;
  readonly #services: StageServices;
  readonly #loop: FrameLoop;
  readonly #observer: ResizeObserver;
  readonly #abort = new AbortController();
  #options: SceneTypes[S]['options'];
  #bundle: LoadedBundle | null = null;
  #scene: Scene<SceneTypes[S]['view'], SceneTypes[S]['options']> | null = null;
  #build: (() => void) | null = null;
  #unsubscribe: (() => void) | null = null;
  /** The host's size that the canvas has, in CSS pixels. */
  #fitted = { width: 0, height: 0 };
  /** What it was fitted with. */
  #sharpness: Sharpness = { canvas: 1, picture: 1 };

  constructor(
    { app, layers, render }: MountedApplication,
    request: SceneRequest<S>,
    services: StageServices,
  ) {
    this.#app = app;
    this.#render = render;
    this.#layers = layers;
    this.#request = request;
    this.#services = services;
    this.#options = request.options;
    this.#loop = new FrameLoop((interval) => this.#frame(interval));
    this.#observer = new ResizeObserver(() => this.#followSize());
    const { signal } = this.#abort;
    app.canvas.addEventListener('webglcontextlost', () => this.#pause(), { signal });
    app.canvas.addEventListener('webglcontextrestored', () => this.#recover(), { signal });
    document.addEventListener('visibilitychange', () => this.#followVisibility(), { signal });
    this.#start();
  }

  configure(options: SceneTypes[S]['options']): void {
    this.#options = options;
    this.#scene?.configure(options);
    this.#loop.wake();
  }

  #start(): void {
    this.#report({ kind: 'loading', progress: 0 });
    this.#load().catch((error: unknown) => {
      if (this.#abort.signal.aborted) return;
      this.#report({ kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
    });
  }

  draw(): Motion {
    if (!this.#scene || this.#isContextLost()) return false;
    const { source } = this.#request;
    const moves = this.#scene.draw(source.view());
    this.#render(this.#sharpness.picture / this.#sharpness.canvas);
    return source.stands?.() ? false : moves;
  }

  close(): void {
    if (this.#abort.signal.aborted) return;
    this.#abort.abort();
    this.#loop.stop();
    this.#observer.disconnect();
    this.#unsubscribe?.();
    this.#scene?.destroy();
    this.#bundle?.destroy();
    this.#app.canvas.remove();
  }

  async #load(): Promise<void> {
    const { scene: name, source, host } = this.#request;
    const Scene = await loadScene(name);
    const bundle = await loadBundle({
      bundle: Scene.bundle,
      half: this.#services.half(),
      base: this.#services.base,
      signal: this.#abort.signal,
      onProgress: (progress) => this.#report({ kind: 'loading', progress }),
    });
    if (this.#abort.signal.aborted) {
      bundle.destroy();
      return;
    }
    this.#bundle = bundle;
    // In pieces: at once it would be the longest task of a first visit.
    if (!(await this.#goesOn())) return;
    (this.#app.renderer as WebGLRenderer).texture.initSource(bundle.source);
    if (!(await this.#goesOn())) return;
    this.#build = () => {
      const scene = new Scene({ assets: bundle, options: this.#options });
      const { backdrop, scene: middle, celebration, notices } = this.#layers;
      middle.addChild(scene);
      if (scene.backdrop) backdrop.addChild(scene.backdrop);
      if (scene.celebration) celebration.addChild(scene.celebration);
      if (scene.notices) notices.addChild(scene.notices);
      this.#scene = scene;
    };
    this.#build();
    if (!(await this.#goesOn())) return;
    host.append(this.#app.canvas);
    this.#observer.observe(host);
    this.#unsubscribe = source.subscribe(() => this.#loop.wake());
    this.#fit();
    this.#report({ kind: 'ready' });
    this.#followVisibility();
  }

  /** Lets the page come to its turn. False when the scene was closed meanwhile. */
  async #goesOn(): Promise<boolean> {
    await nextTask();
    return !this.#abort.signal.aborted;
  }

  /** An observer also tells the size at which it begins to look: the canvas has that by then. */
  #followSize(): void {
    const { clientWidth, clientHeight } = this.#request.host;
    if (clientWidth !== this.#fitted.width || clientHeight !== this.#fitted.height) this.#fit();
  }

  /** Fits the canvas to its host and draws at once, so that a resize shows no empty frame. */
  #fit(): void {
    const { clientWidth, clientHeight } = this.#request.host;
    if (!this.#scene || clientWidth === 0 || clientHeight === 0) return;
    this.#fitted = { width: clientWidth, height: clientHeight };
    this.#sharpness = this.#services.sharpness();
    this.#app.renderer.resize(clientWidth, clientHeight, this.#sharpness.canvas);
    this.#scene.resize(clientWidth, clientHeight);
    this.draw();
    this.#loop.wake();
  }

  #frame(interval: number): Motion {
    this.#services.measured(interval);
    const moves = this.draw();
    if (!moves) this.#takeRest();
    return moves;
  }

  #takeRest(): void {
    if (this.#request.source.inRound?.()) return;
    this.#services.rested();
    const { canvas, picture } = this.#services.sharpness();
    if (canvas !== this.#sharpness.canvas || picture !== this.#sharpness.picture) this.#fit();
  }

  #followVisibility(): void {
    if (document.hidden || this.#isContextLost()) this.#loop.stop();
    else this.#loop.start();
  }

  #isContextLost(): boolean {
    return 'gl' in this.#app.renderer && this.#app.renderer.gl.isContextLost();
  }

  #pause(): void {
    this.#loop.stop();
    if (this.#scene) this.#report({ kind: 'lost' });
  }

  /** Builds the scene anew from its class: it keeps no state, so the next view is all it needs. */
  #recover(): void {
    if (!this.#scene || !this.#build) return;
    this.#scene.destroy();
    this.#build();
    this.#fit();
    this.#report({ kind: 'ready' });
    this.#followVisibility();
  }

  #report(status: StageStatus): void {
    if (!this.#abort.signal.aborted) this.#request.onStatus(status);
  }
}
