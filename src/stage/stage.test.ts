// @vitest-environment dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SceneName } from './sceneRegistry.ts';
import type { SceneRequest } from './sceneRunner.ts';
import { Stage } from './stage.ts';
import { DrawFailed, type OpenRequest, type Surface } from './surface.ts';

/** A surface whose scene draws until it is told to throw. */
class TestSurface implements Surface {
  readonly canvas = document.createElement('canvas');
  readonly end = vi.fn();
  request!: OpenRequest<SceneName>;
  refuses: Error | null = null;
  breaks: Error | null = null;
  draws = 0;
  open: Surface['open'] = async (request) => {
    this.request = request as unknown as OpenRequest<SceneName>;
    if (this.refuses) throw this.refuses;
    return {
      ...{
        configure: () => undefined,
        resize: () => undefined,
        rest: () => undefined,
        close: () => undefined,
      },
      shown: async () => undefined,
      draw: () => {
        if (this.breaks) throw this.breaks;
        this.draws++;
        return false;
      },
    };
  };
}

let statuses: string[];
let host: HTMLElement;

beforeEach(() => {
  statuses = [];
  host = document.createElement('div');
  Object.defineProperty(host, 'clientWidth', { value: 360 });
  Object.defineProperty(host, 'clientHeight', { value: 340 });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const request = () =>
  ({
    ...{ scene: 'crash', options: {}, host, onStatus: ({ kind }: { kind: string }) => statuses.push(kind) },
    source: { view: () => ({}), subscribe: () => () => undefined },
  }) as unknown as SceneRequest<SceneName>;

async function ready(count: number): Promise<void> {
  await vi.waitFor(() => expect(statuses.filter((one) => one === 'ready')).toHaveLength(count));
}

it('moves a scene whose drawing throws to another surface, with the reason', async () => {
  const [first, second] = [new TestSurface(), new TestSurface()];
  const replace = vi.fn(async () => second);
  const stage = new Stage(first, {}, replace);
  const shown = stage.present(request());
  await ready(1);
  first.breaks = new Error('no texture');
  shown.draw();
  await ready(2);
  expect(first.end).toHaveBeenCalledOnce();
  expect(replace).toHaveBeenCalledExactlyOnceWith(first.breaks);
  expect(second.draws).toBeGreaterThan(0);
  expect(host.querySelector('canvas')).toBe(second.canvas);
});

it('replaces a surface on which a scene cannot be drawn, but not one whose files did not load', async () => {
  const [first, second] = [new TestSurface(), new TestSurface()];
  first.refuses = new DrawFailed('no frame');
  const replace = vi.fn(async () => second);
  new Stage(first, {}, replace).present(request());
  await ready(1);
  expect(replace).toHaveBeenCalledOnce();
  const third = new TestSurface();
  third.refuses = new Error('crash.webp answered 404');
  new Stage(third, {}, replace).present(request());
  await vi.waitFor(() => expect(statuses.at(-1)).toBe('failed'));
  expect(replace).toHaveBeenCalledOnce();
});

it('waits three seconds for a lost graphics context', async () => {
  const first = new TestSurface();
  const replace = vi.fn(async () => null);
  new Stage(first, {}, replace).present(request());
  await ready(1);
  vi.useFakeTimers();
  first.request.events.lost();
  await vi.advanceTimersByTimeAsync(2_900);
  first.request.events.restored();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(replace).not.toHaveBeenCalled();
  first.request.events.lost();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(replace).toHaveBeenCalledOnce();
});

it('replaces a surface that cannot clean up after itself either', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const [first, second] = [new TestSurface(), new TestSurface()];
  first.end.mockImplementation(() => {
    throw new Error('no context');
  });
  new Stage(first, {}, async () => second).present(request());
  await ready(1);
  first.request.events.failed(new Error('no texture'));
  await ready(2);
  expect(reported).toHaveBeenCalledOnce();
  expect([...host.children]).toEqual([second.canvas]);
});

it('has no picture where nothing else can draw, now and for later scenes', async () => {
  const first = new TestSurface();
  const stage = new Stage(first, {}, async () => null);
  const shown = stage.present(request());
  await ready(1);
  first.request.events.failed(new Error('the worker draws no frames'));
  await vi.waitFor(() => expect(statuses.at(-1)).toBe('unsupported'));
  shown.close();
  statuses.length = 0;
  stage.present(request());
  expect(statuses).toEqual(['unsupported']);
});
