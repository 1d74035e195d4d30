// @vitest-environment dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { SceneName } from '../sceneRegistry.ts';
import { DrawFailed, type OpenRequest, type OpenScene } from '../surface.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { WorkerSurface } from './workerSurface.ts';

class TestWorker extends EventTarget {
  sent: ToWorker[] = [];
  terminate = vi.fn();
  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }
  emit(data: FromWorker): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  of<K extends ToWorker['kind']>(kind: K): Extract<ToWorker, { kind: K }>[] {
    return this.sent.filter((one) => one.kind === kind) as Extract<ToWorker, { kind: K }>[];
  }
}

let worker: TestWorker;
let surface: WorkerSurface;
const events = {
  ...{ progress: vi.fn(), lost: vi.fn(), restored: vi.fn() },
  ...{ wanted: vi.fn(), failed: vi.fn(), interval: vi.fn() },
};

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => ({}) });
  worker = new TestWorker();
  surface = new WorkerSurface(worker as unknown as Worker);
});

async function started(): Promise<void> {
  const start = surface.start();
  worker.emit({ kind: 'loaded' });
  await Promise.resolve();
  await Promise.resolve();
  worker.emit({ kind: 'started' });
  await start;
}

const request = (signal = new AbortController().signal) =>
  ({
    scene: 'crash',
    options: {},
    base: '/',
    half: true,
    signal,
    events,
  }) as unknown as OpenRequest<SceneName>;

async function opened({ advances = false } = {}): Promise<OpenScene<SceneName>> {
  await started();
  const opening = surface.open(request());
  worker.emit({ kind: 'opened', id: worker.of('open').at(-1)?.id ?? 0, advances });
  return opening;
}

const view = (elapsed: number) => ({ phase: 'goUp', elapsed }) as never;

it('transfers its canvas once the worker’s code is loaded', async () => {
  const start = surface.start();
  expect(worker.sent).toEqual([]);
  worker.emit({ kind: 'loaded' });
  await vi.waitFor(() => expect(worker.of('start')).toHaveLength(1));
  worker.emit({ kind: 'started' });
  await start;
});

it('fails to start when the code fails to load, the worker cannot draw, or it does not reply', async () => {
  const lost = surface.start();
  worker.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toThrow('did not load');
  const refused = new WorkerSurface(worker as unknown as Worker).start();
  worker.emit({ kind: 'loaded' });
  await vi.waitFor(() => expect(worker.of('start')).toHaveLength(1));
  worker.emit({ kind: 'refused', reason: 'no WebGL' });
  await expect(refused).rejects.toThrow('no WebGL');
  vi.useFakeTimers();
  const silent = new WorkerSurface(worker as unknown as Worker).start();
  worker.emit({ kind: 'loaded' });
  const failed = expect(silent).rejects.toThrow('does not answer');
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  vi.useRealTimers();
});

it('asks whether a picture moves only after a rest, and rests on request', async () => {
  const scene = await opened();
  expect(scene.draw(view(1), 0, false)).toBe(true);
  expect(scene.draw(view(2), 16, false)).toBe(true);
  worker.emit({ kind: 'drawn', id: 1, motion: false });
  expect(events.wanted).toHaveBeenCalledOnce();
  expect(scene.draw(view(3), 0, false)).toBe(false);
  expect(scene.draw(view(4), 0, false)).toBe(true);
  expect(worker.of('draw').map(({ wantsMotion }) => wantsMotion)).toEqual([true, false, false, true]);
  expect(worker.of('draw').map(({ changes }) => changes)).toEqual([
    { phase: 'goUp', elapsed: 1 },
    { elapsed: 2 },
    { elapsed: 3 },
    { elapsed: 4 },
  ]);
});

it('leaves the drawing to a worker that advances while time runs', async () => {
  const scene = await opened({ advances: true });
  expect(scene.draw(view(1), 0, true)).toBe('unasked');
  expect(scene.draw(view(1), 0, false)).toBe(true);
  worker.emit({ kind: 'drawn', id: 1, motion: 'slowly' });
  expect(scene.draw(view(2), 0, true)).toBe('slowly');
  worker.emit({ kind: 'due', id: 1 });
  expect(events.wanted).toHaveBeenCalledTimes(2);
});

it('ignores messages of a scene after another was opened', async () => {
  await opened();
  void surface.open(request());
  worker.emit({ kind: 'lost', id: 1 });
  expect(events.lost).not.toHaveBeenCalled();
  worker.emit({ kind: 'lost', id: 2 });
  expect(events.lost).toHaveBeenCalledOnce();
});

it('rejects what fails to load, and what is closed before it is loaded', async () => {
  await started();
  const missing = surface.open(request());
  worker.emit({ kind: 'failed', id: 1, reason: 'crash.webp answered 404', draws: false });
  await expect(missing).rejects.toThrow('crash.webp answered 404');
  await expect(missing).rejects.not.toBeInstanceOf(DrawFailed);
  const broken = surface.open(request());
  worker.emit({ kind: 'failed', id: 2, reason: 'no frame chip_9', draws: true });
  await expect(broken).rejects.toBeInstanceOf(DrawFailed);
  const leaving = new AbortController();
  const left = surface.open(request(leaving.signal));
  leaving.abort();
  await expect(left).rejects.toThrow('closed');
  expect(worker.of('close').map(({ id }) => id)).toContain(3);
});

it('waits for what it sent to be drawn', async () => {
  const scene = await opened();
  let shown = 0;
  void scene.shown().then(() => shown++);
  void scene.shown().then(() => shown++);
  worker.emit({ kind: 'shown', id: 1, number: 1 });
  await vi.waitFor(() => expect(shown).toBe(1));
  worker.emit({ kind: 'shown', id: 1, number: 2 });
  await vi.waitFor(() => expect(shown).toBe(2));
});

it('fails when its worker fails, or a frame of it does', async () => {
  const scene = await opened();
  const shown = expect(scene.shown()).rejects.toThrow('undefined is not a texture');
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'undefined is not a texture' }));
  await shown;
  expect(events.failed).toHaveBeenCalledOnce();
  worker.emit({ kind: 'broken', id: 1, reason: 'no texture' });
  expect(events.failed).toHaveBeenLastCalledWith(new DrawFailed('no texture'));
});

it('fails when a moving picture gets no frame for two seconds', async () => {
  const scene = await opened();
  vi.useFakeTimers();
  scene.draw(view(1), 0, false);
  await vi.advanceTimersByTimeAsync(400);
  expect(worker.of('confirm')).toHaveLength(0);
  // Each answer begins the two seconds again.
  for (let number = 1; number <= 4; number++) {
    await vi.advanceTimersByTimeAsync(1_000);
    worker.emit({ kind: 'shown', id: 1, number });
  }
  expect(events.failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(events.failed).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('does not watch a picture at rest, nor one that rests on request', async () => {
  const scene = await opened();
  vi.useFakeTimers();
  scene.draw(view(1), 0, false);
  worker.emit({ kind: 'drawn', id: 1, motion: false });
  await vi.advanceTimersByTimeAsync(10_000);
  scene.draw(view(2), 0, false);
  scene.draw(view(3), 0, false);
  scene.rest();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(events.failed).not.toHaveBeenCalled();
  vi.useRealTimers();
});
