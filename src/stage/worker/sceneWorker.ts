import { openScene } from '../drawnScene.ts';
import { loadScene } from '../sceneRegistry.ts';
import type { SceneTarget } from '../sceneTarget.ts';
import { DrawFailed } from '../surface.ts';
import { DrawLoop } from './drawLoop.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { workerRenderer } from './workerRenderer.ts';

type Order<K extends ToWorker['kind']> = Extract<ToWorker, { kind: K }>;

/** The worker's global scope as its code sees it. */
export interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

/** Draws in this worker on request of the page (workerSurface.ts). Scenes must have been provided. */
export function serveScenes(scope: WorkerScope): void {
  const worker = new SceneWorker((message) => scope.postMessage(message));
  scope.addEventListener('message', ({ data }) => worker.take(data));
  scope.postMessage({ kind: 'loaded' });
}

/** The scene that is open, or being opened. */
interface Opened {
  id: number;
  closed: AbortController;
  loop: DrawLoop | null;
}

class SceneWorker {
  readonly #send: (message: FromWorker) => void;
  #renderer: SceneTarget | null = null;
  #open: Opened | null = null;

  constructor(send: (message: FromWorker) => void) {
    this.#send = send;
  }

  take(order: ToWorker): void {
    switch (order.kind) {
      case 'fetch':
        // A failed load is reported when the scene is opened.
        loadScene(order.scene).catch(() => undefined);
        return;
      case 'start':
        void this.#start(order);
        return;
      case 'open':
        void this.#openScene(order);
        return;
      default:
        if (order.id === this.#open?.id) this.#direct(order, this.#open);
    }
  }

  async #start({ canvas }: Order<'start'>): Promise<void> {
    try {
      this.#renderer = await workerRenderer(canvas);
      this.#send({ kind: 'started' });
    } catch (reason) {
      this.#send({ kind: 'refused', reason: String(reason) });
    }
  }

  async #openScene({ id, scene, options, base, half }: Order<'open'>): Promise<void> {
    const closed = new AbortController();
    const opened: Opened = { id, closed, loop: null };
    this.#open = opened;
    try {
      if (!this.#renderer) throw new Error('the worker has no canvas');
      const drawn = await openScene(this.#renderer, {
        scene,
        options: options as never,
        base,
        half,
        signal: closed.signal,
        events: {
          progress: (share) => this.#send({ kind: 'progress', id, share }),
          lost: () => this.#send({ kind: 'lost', id }),
          restored: () => this.#send({ kind: 'restored', id }),
          wanted: () => undefined,
          failed: ({ message }) => this.#send({ kind: 'broken', id, reason: message }),
          interval: (ms) => opened.loop?.measured(ms),
        },
      });
      if (closed.signal.aborted) {
        drawn.close();
        return;
      }
      opened.loop = new DrawLoop(id, drawn, this.#send);
      this.#send({ kind: 'opened', id, advances: drawn.advance !== undefined });
    } catch (reason) {
      if (closed.signal.aborted) return;
      this.#send({ kind: 'failed', id, reason: String(reason), draws: reason instanceof DrawFailed });
    }
  }

  #direct(
    order: Order<'configure' | 'resize' | 'draw' | 'confirm' | 'rest' | 'close'>,
    { closed, loop }: Opened,
  ): void {
    switch (order.kind) {
      case 'configure':
        loop?.scene.configure(order.options as never);
        return;
      case 'resize':
        loop?.resize(order);
        return;
      case 'draw':
        loop?.take(order);
        return;
      case 'confirm':
        loop?.confirm(order.number);
        return;
      case 'rest':
        loop?.rest();
        return;
      case 'close':
        closed.abort();
        loop?.close();
        this.#open = null;
    }
  }
}
