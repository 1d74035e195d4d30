import type { Motion } from '../../../scenes/engine/scene.ts';
import type { Sharpness } from '../../../scenes/engine/stageLayers.ts';
import type { SceneName, SceneTypes } from '../sceneRegistry.ts';
import { DrawFailed, type NextDraw, type OpenRequest, type OpenScene, type Surface } from '../surface.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { changesOf } from './viewChanges.ts';

/** Once its code is loaded, a worker that does not reply within this many ms has failed. */
const PATIENCE = 10_000;
/** How often a moving picture is checked, ms, and after how many checks without a frame the worker has stopped. */
const CHECK = 500;
const CHECKS = 4;

/** Whether this browser lets a worker draw on a canvas of the page; the worker itself reports whether it can. */
export function mayDrawInWorker(): boolean {
  return typeof Worker === 'function' && 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
}

/**
 * A canvas drawn by a worker: a frame costs the page only the sending of a few numbers, and a busy page delays frames only as
 * long as its views are late.
 */
export class WorkerSurface implements Surface {
  readonly canvas = document.createElement('canvas');
  readonly #worker: Worker;
  #ids = 0;
  #open: RemoteScene<SceneName> | null = null;

  constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** Transfers the canvas. Rejects when the worker's code fails to load, or it cannot draw. */
  async start(): Promise<void> {
    await this.#answer('loaded');
    const canvas = this.canvas.transferControlToOffscreen();
    const answer = this.#answer('started', PATIENCE);
    this.#send({ kind: 'start', canvas }, [canvas]);
    await answer;
    this.#worker.addEventListener('error', ({ message }) => {
      this.#open?.fail(new DrawFailed(message || 'the worker failed'));
    });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('id' in data && data.id === this.#ids) this.#open?.onMessage(data);
    });
  }

  /** Lets the worker load a scene's code in parallel. */
  fetch(scene: SceneName): void {
    this.#send({ kind: 'fetch', scene });
  }

  /** Terminates the worker and drops the canvas. */
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
    // In a worker, URLs are relative to its own file.
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

/** The page's handle of a scene that the worker draws. */
class RemoteScene<S extends SceneName> implements OpenScene<S> {
  /** Settles when the worker has loaded it, or failed. */
  readonly opened: Promise<void>;
  readonly #request: OpenRequest<S>;
  readonly #canvas: HTMLCanvasElement;
  readonly #send: (message: WithoutId<ToWorker>) => void;
  #settle!: (failure: Error | null) => void;
  #view: SceneTypes[S]['view'] | null = null;
  /** As last reported by the worker, or true until it has replied. */
  #motion: Motion = false;
  /** A motion report has arrived since the last view was sent. */
  #motionRequested = false;
  /** The worker computes the following views itself. */
  #advances = false;
  /** Callers that wait for the confirmation of its drawing. */
  readonly #waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  #confirmed = 0;
  /** While the picture moves: the timer of its checks, and how many came since the last frame that was asked for. */
  #watch: ReturnType<typeof setInterval> | undefined;
  #unanswered = 0;

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
    // The first view after a rest may start motion, so ask for a report, unless one has just arrived.
    const wantsMotion = interval === 0 && this.#motion === false && !this.#motionRequested;
    if (wantsMotion) this.#motion = true;
    this.#motionRequested = false;
    const changes = changesOf(this.#view, view);
    this.#send({ kind: 'draw', changes, at: performance.now(), runs, follows: interval > 0, wantsMotion });
    this.#view = view;
    if (this.#motion !== false) this.#watch ??= setInterval(() => this.#check(), CHECK);
    return this.#motion === true && runs && this.#advances ? 'unasked' : this.#motion;
  }

  rest(): void {
    this.#endWatch();
    this.#send({ kind: 'rest' });
  }

  shown(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#send({ kind: 'confirm', number: this.#confirmed + this.#waiting.length });
    });
  }

  close(): void {
    this.#endWatch();
    this.#send({ kind: 'close' });
  }

  /** It cannot be drawn any more: rejects pending calls. */
  fail(error: Error): void {
    this.#endWatch();
    this.#settle(error);
    this.#request.events.failed(error);
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
        this.#settle(message.draws ? new DrawFailed(message.reason) : new Error(message.reason));
        return;
      case 'broken':
        this.fail(new DrawFailed(message.reason));
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
        // The last drawn picture is lost; motion is requested again.
        this.#motion = this.#motionRequested = false;
        events.restored();
    }
  }

  /**
   * Asks for a frame while the picture moves. Counts checks, not time: a page that was stopped itself does not count them.
   */
  #check(): void {
    if (this.#motion === false) this.#endWatch();
    else if (this.#unanswered >= CHECKS) this.fail(new DrawFailed('the worker draws no frames'));
    else if (this.#unanswered++ === 0)
      this.shown().then(
        () => {
          this.#unanswered = 0;
        },
        () => undefined,
      );
  }

  #endWatch(): void {
    clearInterval(this.#watch);
    this.#watch = undefined;
    this.#unanswered = 0;
  }
}
