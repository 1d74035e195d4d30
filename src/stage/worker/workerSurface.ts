import type { Motion } from '../../../scenes/scene.ts';
import type { Sharpness } from '../quality.ts';
import type { SceneName, SceneTypes } from '../sceneRegistry.ts';
import type { NextDraw, OpenRequest, OpenScene, Surface } from '../surface.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { changesOf } from './viewChanges.ts';

/** Once its code is here, a worker that has no answer for so many ms has none. */
const PATIENCE = 10_000;

/** Whether a worker of this browser may draw on a canvas of the page; whether it can, it says itself. */
export function mayDrawInWorker(): boolean {
  return typeof Worker === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
}

/**
 * A canvas that a worker draws on: frames cost the page what it takes to send a few numbers, and a page that is busy holds
 * no frame up for longer than its views are late.
 */
export class WorkerSurface implements Surface {
  readonly canvas = document.createElement('canvas');
  readonly #worker: Worker;
  #ids = 0;
  #open: RemoteScene<SceneName> | null = null;

  constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** Hands the canvas over. Rejects when the worker's code cannot be had, or it cannot draw. */
  async start(): Promise<void> {
    await this.#answer('loaded');
    const canvas = this.canvas.transferControlToOffscreen();
    const answer = this.#answer('started', PATIENCE);
    this.#send({ kind: 'start', canvas }, [canvas]);
    await answer;
    this.#worker.addEventListener('error', ({ message }) => {
      const error = new Error(message);
      reportError(error);
      this.#open?.fail(error);
    });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('id' in data && data.id === this.#ids) this.#open?.onMessage(data);
    });
  }

  /** Has the worker fetch a scene's code, whatever else it does meanwhile. */
  fetch(scene: SceneName): void {
    this.#send({ kind: 'fetch', scene });
  }

  /** Gives worker and canvas up. */
  end(): void {
    this.#worker.terminate();
    this.canvas.remove();
  }

  async open<S extends SceneName>(request: OpenRequest<S>): Promise<OpenScene<S>> {
    const id = ++this.#ids;
    const scene = new RemoteScene(request, this.canvas, (message) =>
      this.#send({ ...message, id } as ToWorker),
    );
    this.#open = scene as unknown as RemoteScene<SceneName>;
    const { scene: name, options, base, half } = request;
    // A worker's addresses are its own file's.
    this.#send({ kind: 'open', id, scene: name, options, base: new URL(base, location.href).href, half });
    await scene.opened;
    return scene;
  }

  #send(message: ToWorker, transfer: Transferable[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  #answer(wanted: 'loaded' | 'started', patience?: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const over = new AbortController();
      const { signal } = over;
      const fail = (reason: string) => {
        over.abort();
        reject(new Error(reason));
      };
      this.#worker.addEventListener('error', ({ message }) => fail(message || 'the worker did not load'), {
        signal,
      });
      this.#worker.addEventListener(
        'message',
        ({ data }: MessageEvent<FromWorker>) => {
          if (data.kind === 'refused') fail(data.reason);
          if (data.kind !== wanted) return;
          over.abort();
          resolve();
        },
        { signal },
      );
      if (!patience) return;
      const timer = setTimeout(() => fail('the worker does not answer'), patience);
      signal.addEventListener('abort', () => clearTimeout(timer));
    });
  }
}

type WithoutId<M> = M extends { id: number } ? Omit<M, 'id'> : never;

/** A scene that the worker draws, as the page has it. */
class RemoteScene<S extends SceneName> implements OpenScene<S> {
  /** Settles when the worker has loaded it, or could not. */
  readonly opened: Promise<void>;
  readonly #request: OpenRequest<S>;
  readonly #canvas: HTMLCanvasElement;
  readonly #send: (message: WithoutId<ToWorker>) => void;
  #settle!: (failure: Error | null) => void;
  #view: SceneTypes[S]['view'] | null = null;
  /** As the worker last told, or true until it has answered. */
  #motion: Motion = false;
  /** That was told after the last view. */
  #motionRequested = false;
  /** It draws what follows a view by itself. */
  #advances = false;
  /** Who waits for its drawing to be confirmed. */
  readonly #waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  #confirmed = 0;

  constructor(
    request: OpenRequest<S>,
    canvas: HTMLCanvasElement,
    send: (message: WithoutId<ToWorker>) => void,
  ) {
    this.#request = request;
    this.#canvas = canvas;
    this.#send = send;
    this.opened = new Promise((resolve, reject) => {
      this.#settle = (failure) => (failure ? reject(failure) : resolve());
    });
    request.signal.addEventListener('abort', () => {
      this.close();
      this.#settle(new Error('it was closed'));
    });
  }

  configure(options: SceneTypes[S]['options']): void {
    this.#send({ kind: 'configure', options });
  }

  resize(width: number, height: number, sharpness: Sharpness): void {
    this.#canvas.style.width = `${width}px`;
    this.#canvas.style.height = `${height}px`;
    this.#send({ kind: 'resize', width, height, sharpness });
  }

  draw(view: SceneTypes[S]['view'], interval: number, runs: boolean): NextDraw {
    // What comes after a rest may move; a rest that was only just told is one.
    const wantsMotion = interval === 0 && this.#motion === false && !this.#motionRequested;
    if (wantsMotion) this.#motion = true;
    this.#motionRequested = false;
    const changes = changesOf(this.#view, view);
    this.#send({ kind: 'draw', changes, at: performance.now(), runs, follows: interval > 0, wantsMotion });
    this.#view = view;
    return this.#motion === true && runs && this.#advances ? 'unasked' : this.#motion;
  }

  rest(): void {
    this.#send({ kind: 'rest' });
  }

  shown(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#send({ kind: 'confirm', number: this.#confirmed + this.#waiting.length });
    });
  }

  close(): void {
    this.#send({ kind: 'close' });
  }

  /** Its worker broke: who waits for it learns that. */
  fail(error: Error): void {
    this.#settle(error);
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }

  onMessage(message: FromWorker): void {
    const { events } = this.#request;
    switch (message.kind) {
      case 'progress':
        events.progress(message.share);
        return;
      case 'opened':
        this.#advances = message.advances;
        this.#settle(null);
        return;
      case 'failed':
        this.#settle(new Error(message.reason));
        return;
      case 'drawn':
        this.#motion = message.motion;
        this.#motionRequested = true;
        events.wanted();
        return;
      case 'shown':
        for (const { resolve } of this.#waiting.splice(0, message.number - this.#confirmed)) resolve();
        this.#confirmed = message.number;
        return;
      case 'due':
        events.wanted();
        return;
      case 'intervals':
        for (const interval of message.intervals) events.interval(interval);
        return;
      case 'lost':
        events.lost();
        return;
      case 'restored':
        // What it drew last is gone; what moves is asked again.
        this.#motion = this.#motionRequested = false;
        events.restored();
    }
  }
}
