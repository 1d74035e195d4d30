import { FrameLoop } from '../../scenes/engine/frameLoop.ts';
import type { Motion } from '../../scenes/engine/scene.ts';
import type { Sharpness } from '../../scenes/engine/stageLayers.ts';
import type { SceneName, SceneTypes } from './sceneRegistry.ts';
import type { StageStatus } from './stageStatus.ts';
import { DrawFailed, type NextDraw, type OpenScene, type Surface } from './surface.ts';

/** The source of a scene's views. The stage reads it once per frame; nothing else of the game reaches it. */
export interface SceneSource<View> {
  /** The current view. Plain data, because a worker may draw it. */
  view(): View;
  /** Calls `wake` on every change that a paused picture must show. Returns a function that ends it. */
  subscribe(wake: () => void): () => void;
  /** Its views follow only the clock until the next wake: views in between may be computed without reading it. */
  readonly timed?: boolean;
  /** Whether its time is frozen until the next wake, whatever the scene reports: a paused replay. */
  stands?(): boolean;
  /**
   * Whether a round is active although the picture may be paused: a solo game waits for its player's next step, or the
   * connection is lost. The sharpness stays unchanged meanwhile.
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
  /** Draws the current moment at once. Returns whether the picture moves. */
  draw(): Motion;
  /** Removes the scene and releases its resources. */
  close(): void;
}

/** A lost graphics context that is not back after this many ms does not come back. */
const LOST_FOR_GOOD = 3_000;

/** Services that the stage provides to a running scene. */
export interface StageServices {
  /** Base URL of the pictures' paths. */
  base: string;
  /** The required sharpness of the picture. */
  sharpness(): Sharpness;
  /** Whether the half-size pictures are sufficient. */
  half(): boolean;
  /** A frame came this many ms after the previous one. */
  measured(interval: number): void;
  /** The picture is at rest: its sharpness may change now. */
  rested(): void;
  /** The surface cannot draw any more. */
  failed(error: Error): void;
}

/**
 * Runs one scene on the stage, from loading to closing: its frames, its size, and the loss and return of its graphics context.
 */
export class SceneRunner<S extends SceneName> implements Presentation<S> {
  readonly #surface: Surface;
  readonly #request: SceneRequest<S>;
  readonly #services: StageServices;
  readonly #loop: FrameLoop;
  readonly #observer: ResizeObserver;
  readonly #abort = new AbortController();
  #options: SceneTypes[S]['options'];
  #scene: OpenScene<S> | null = null;
  #lost = false;
  #lostTimer: ReturnType<typeof setTimeout> | undefined;
  #unsubscribe: (() => void) | null = null;
  /** The host's size applied to the canvas, in CSS pixels. */
  #fitted = { width: 0, height: 0 };
  /** The sharpness applied to the canvas. */
  #sharpness: Sharpness = { canvas: 1, picture: 1 };

  constructor(surface: Surface, request: SceneRequest<S>, services: StageServices) {
    this.#surface = surface;
    this.#request = request;
    this.#services = services;
    this.#options = request.options;
    this.#loop = new FrameLoop((interval) => this.#frame(interval));
    this.#observer = new ResizeObserver(() => this.#followSize());
    const { signal } = this.#abort;
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
      if (error instanceof DrawFailed) this.#fail(error);
      else this.#report({ kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
    });
  }

  draw(): Motion {
    const next = this.#draw(0);
    return next === 'unasked' ? true : next;
  }

  close(): void {
    if (this.#abort.signal.aborted) return;
    this.#abort.abort();
    clearTimeout(this.#lostTimer);
    this.#loop.stop();
    this.#observer.disconnect();
    this.#unsubscribe?.();
    this.#scene?.close();
    this.#surface.canvas.remove();
  }

  async #load(): Promise<void> {
    const { scene: name, source, host } = this.#request;
    const { canvas } = this.#surface;
    const { signal } = this.#abort;
    const options = this.#options;
    const scene = await this.#surface.open({
      scene: name,
      options,
      base: this.#services.base,
      half: this.#services.half(),
      signal,
      events: {
        progress: (progress) => this.#report({ kind: 'loading', progress }),
        lost: () => this.#pause(),
        restored: () => this.#recover(),
        wanted: () => this.#loop.wake(),
        interval: this.#services.measured,
        failed: (error) => this.#fail(error),
      },
    });
    if (signal.aborted) {
      scene.close();
      return;
    }
    this.#scene = scene;
    if (this.#options !== options) scene.configure(this.#options);
    // Until it is drawn the canvas shows the content of another scene.
    canvas.style.opacity = '0';
    host.append(canvas);
    this.#observer.observe(host);
    this.#unsubscribe = source.subscribe(() => this.#loop.wake());
    this.#fit();
    await this.#show();
  }

  /** Shows the picture and starts its motion. */
  async #show(): Promise<void> {
    await this.#scene?.shown();
    if (this.#abort.signal.aborted || this.#lost) return;
    this.#surface.canvas.style.opacity = '';
    this.#report({ kind: 'ready' });
    this.#followVisibility();
  }

  /** An observer also reports the initial size; the canvas already has that. */
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
    this.#scene.resize(clientWidth, clientHeight, this.#sharpness);
    this.#draw(0);
    this.#loop.wake();
  }

  #draw(interval: number): NextDraw {
    if (!this.#scene || this.#lost) return false;
    const { source } = this.#request;
    const stands = source.stands?.() ?? false;
    const view = source.view();
    try {
      const next = this.#scene.draw(view, interval, source.timed === true && !stands);
      return stands ? false : next;
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error(String(error)));
      return false;
    }
  }

  #fail(error: Error): void {
    if (!this.#abort.signal.aborted) this.#services.failed(error);
  }

  #frame(interval: number): Motion {
    const next = this.#draw(interval);
    if (next === 'unasked') return false;
    if (!next) this.#takeRest();
    return next;
  }

  #takeRest(): void {
    if (this.#request.source.inRound?.()) return;
    this.#services.rested();
    const { canvas, picture } = this.#services.sharpness();
    if (canvas !== this.#sharpness.canvas || picture !== this.#sharpness.picture) this.#fit();
  }

  #followVisibility(): void {
    if (document.hidden || this.#lost) {
      this.#loop.stop();
      this.#scene?.rest();
    } else this.#loop.start();
  }

  #pause(): void {
    this.#lost = true;
    this.#loop.stop();
    clearTimeout(this.#lostTimer);
    this.#lostTimer = setTimeout(
      () => this.#fail(new Error('the graphics context did not come back')),
      LOST_FOR_GOOD,
    );
    this.#report({ kind: 'lost' });
  }

  #recover(): void {
    this.#lost = false;
    clearTimeout(this.#lostTimer);
    this.#fit();
    void this.#show();
  }

  #report(status: StageStatus): void {
    if (!this.#abort.signal.aborted) this.#request.onStatus(status);
  }
}
