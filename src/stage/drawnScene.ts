import { type LoadedBundle, loadBundle } from '../../scenes/engine/loadBundle.ts';
import type { Motion, Scene, SceneClass } from '../../scenes/engine/scene.ts';
import { PictureSharpness, type Sharpness } from '../../scenes/engine/stageLayers.ts';
import { nextTask } from './nextTask.ts';
import { loadScene, type SceneName, type SceneTypes } from './sceneRegistry.ts';
import type { SceneTarget } from './sceneTarget.ts';
import { DrawFailed, type OpenRequest, type OpenScene, type SceneEvents } from './surface.ts';

/**
 * Loads a scene and builds it on a renderer of this thread, in pieces: in one piece it would be the longest task of a first
 * visit.
 */
export async function openScene<S extends SceneName>(
  target: SceneTarget,
  { scene, options, base, half, signal, events }: OpenRequest<S>,
): Promise<DrawnScene<S>> {
  const Class = await loadScene(scene);
  const bundle = await loadBundle({ bundle: Class.bundle, half, base, signal, onProgress: events.progress });
  try {
    await goOn(signal);
    target.renderer.texture.initSource(bundle.source);
    await goOn(signal);
  } catch (reason) {
    bundle.destroy();
    throw reason;
  }
  try {
    return new DrawnScene<S>(target, Class, bundle, options, events);
  } catch (reason) {
    bundle.destroy();
    throw new DrawFailed(String(reason));
  }
}

/** Yields to the thread. Rejects when the scene was closed meanwhile. */
async function goOn(signal: AbortSignal): Promise<void> {
  await nextTask();
  signal.throwIfAborted();
}

/** A scene on a renderer of this thread. */
export class DrawnScene<S extends SceneName> implements OpenScene<S> {
  readonly #target: SceneTarget;
  readonly #Class: SceneClass<SceneTypes[S]['view'], SceneTypes[S]['options']>;
  readonly #bundle: LoadedBundle;
  readonly #events: SceneEvents;
  readonly #closed = new AbortController();
  #options: SceneTypes[S]['options'];
  #scene: Scene<SceneTypes[S]['view'], SceneTypes[S]['options']>;
  readonly #sharpness: PictureSharpness;
  /** The graphics card accepted a frame of it. */
  #accepted = false;

  constructor(
    target: SceneTarget,
    Class: SceneClass<SceneTypes[S]['view'], SceneTypes[S]['options']>,
    bundle: LoadedBundle,
    options: SceneTypes[S]['options'],
    events: SceneEvents,
  ) {
    this.#target = target;
    this.#Class = Class;
    this.#bundle = bundle;
    this.#options = options;
    this.#events = events;
    this.#sharpness = new PictureSharpness(target.layers);
    this.#scene = this.#build();
    const { signal } = this.#closed;
    target.canvas.addEventListener('webglcontextlost', () => events.lost(), { signal });
    target.canvas.addEventListener('webglcontextrestored', () => this.#restore(), { signal });
  }

  /** Computes the views that follow one, where the scene supports that (scenes/engine/scene.ts). */
  get advance(): SceneClass<SceneTypes[S]['view'], SceneTypes[S]['options']>['advance'] {
    return this.#Class.advance;
  }

  configure(options: SceneTypes[S]['options']): void {
    this.#options = options;
    this.#scene.configure(options);
  }

  resize(width: number, height: number, sharpness: Sharpness): void {
    this.#target.renderer.resize(width, height, sharpness.canvas);
    this.#sharpness.set(width, height, sharpness);
    this.#scene.resize(width, height);
  }

  draw(view: SceneTypes[S]['view'], interval: number): Motion {
    if (this.#target.renderer.gl.isContextLost()) return false;
    this.#events.interval(interval);
    const moves = this.#scene.draw(view);
    if (this.#accepted) this.#render();
    else this.#renderFirst();
    return moves;
  }

  rest(): void {
    // It draws only on request.
  }

  async shown(): Promise<void> {
    // It draws synchronously.
  }

  close(): void {
    this.#closed.abort();
    this.#sharpness.destroy();
    this.#scene.destroy();
    this.#bundle.destroy();
  }

  #render(): void {
    this.#target.renderer.render(this.#target.root);
  }

  /** A shader that was not compiled or linked is an error of every draw call with it. Only asked once: the answer is slow. */
  #renderFirst(): void {
    const { gl } = this.#target.renderer;
    // Errors of others, at most one of each kind.
    for (let i = 0; i < 8 && gl.getError() !== gl.NO_ERROR; i++);
    this.#render();
    const error = gl.getError();
    if (error !== gl.NO_ERROR && error !== gl.CONTEXT_LOST_WEBGL)
      throw new DrawFailed(`the graphics card refused to draw: ${error}`);
    this.#accepted = true;
  }

  #build(): Scene<SceneTypes[S]['view'], SceneTypes[S]['options']> {
    const scene = new this.#Class({ assets: this.#bundle, options: this.#options });
    const { backdrop, scene: middle, celebration, notices } = this.#target.layers;
    middle.addChild(scene);
    if (scene.backdrop) backdrop.addChild(scene.backdrop);
    if (scene.celebration) celebration.addChild(scene.celebration);
    if (scene.notices) notices.addChild(scene.notices);
    return scene;
  }

  /** Rebuilds the scene from its class: it has no state, so the next view is sufficient. */
  #restore(): void {
    this.#scene.destroy();
    try {
      this.#scene = this.#build();
      this.#events.restored();
    } catch (reason) {
      this.#events.failed(new DrawFailed(String(reason)));
    }
  }
}
