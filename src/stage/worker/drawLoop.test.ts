import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Motion } from '../../../scenes/engine/scene.ts';
import type { DrawnScene } from '../drawnScene.ts';
import type { SceneName } from '../sceneRegistry.ts';
import { DrawLoop } from './drawLoop.ts';
import type { FromWorker } from './messages.ts';

/** A counting picture: it always moves unless the test changes that, and its phase ends at 500. */
class Counter {
  drawn: number[] = [];
  motion: Motion = true;
  advance = ({ elapsed }: { elapsed: number }, ms: number) =>
    elapsed + ms < 500 ? { elapsed: elapsed + ms } : null;
  draw = ({ elapsed }: { elapsed: number }) => {
    this.drawn.push(elapsed);
    return this.motion;
  };
  close = vi.fn();
}

let scene: Counter;
let messages: FromWorker[];
let loop: DrawLoop;
let due: ((time: number) => void) | null;
let now: number;

beforeEach(() => {
  now = 0;
  due = null;
  vi.stubGlobal('requestAnimationFrame', (callback: (time: number) => void) => {
    due = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    due = null;
  });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  scene = new Counter();
  messages = [];
  loop = new DrawLoop(7, scene as unknown as DrawnScene<SceneName>, (message) => messages.push(message));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The screen's next frame, 10 ms later. */
function frame(): void {
  now += 10;
  const callback = due;
  due = null;
  callback?.(now);
}

const send = (elapsed: number, { runs = false, wantsMotion = false } = {}) =>
  loop.take({ kind: 'draw', id: 7, changes: { elapsed }, at: now, runs, follows: true, wantsMotion });

it('draws only the newest of several views, and nothing without a request while time does not run', () => {
  send(1);
  send(2);
  frame();
  frame();
  expect(scene.drawn).toEqual([2]);
  expect(messages).toEqual([{ kind: 'drawn', id: 7, motion: true }]);
});

it('continues by itself while time runs, and requests one view where a phase ends', () => {
  send(470, { runs: true });
  for (let i = 0; i < 6; i++) frame();
  expect(scene.drawn).toEqual([480, 490]);
  expect(messages.filter(({ kind }) => kind === 'due')).toHaveLength(1);
  send(0, { runs: true });
  frame();
  expect(scene.drawn.at(-1)).toBe(10);
});

it('takes the fastest message as reference, so that a late one causes no jump', () => {
  loop.take({
    kind: 'draw',
    id: 7,
    changes: { elapsed: 0 },
    at: 0,
    runs: true,
    follows: true,
    wantsMotion: false,
  });
  frame();
  now = 25;
  // Sent at 15 and delayed by 10 ms.
  loop.take({
    kind: 'draw',
    id: 7,
    changes: { elapsed: 15 },
    at: 15,
    runs: true,
    follows: true,
    wantsMotion: false,
  });
  frame();
  expect(scene.drawn).toEqual([10, 35]);
});

it('requests a view once a second, and freezes when none has arrived for five', () => {
  scene.advance = ({ elapsed }, ms) => ({ elapsed: elapsed + ms });
  send(0, { runs: true });
  for (let i = 0; i < 1_000; i++) frame();
  expect(messages.filter(({ kind }) => kind === 'due')).toHaveLength(1);
  expect(Math.max(...scene.drawn)).toBe(5_000);
  expect(due).toBeNull();
});

it('reports a rest once, and again only on request', () => {
  scene.motion = false;
  send(1, { wantsMotion: true });
  frame();
  send(1);
  frame();
  expect(messages).toEqual([{ kind: 'drawn', id: 7, motion: false }]);
  send(1, { wantsMotion: true });
  frame();
  expect(messages).toHaveLength(2);
});

it('rests and closes without another frame', () => {
  send(0, { runs: true });
  loop.rest();
  frame();
  expect(scene.drawn).toEqual([]);
  send(0, { runs: true });
  loop.close();
  frame();
  expect(scene.drawn).toEqual([]);
  expect(scene.close).toHaveBeenCalledOnce();
});

it('confirms when everything sent before is drawn, at once when nothing is pending', () => {
  loop.confirm(1);
  expect(messages).toEqual([{ kind: 'shown', id: 7, number: 1 }]);
  send(1);
  loop.confirm(2);
  expect(messages).toHaveLength(1);
  frame();
  expect(messages).toContainEqual({ kind: 'shown', id: 7, number: 2 });
});

it('reports the intervals of consecutive frames in groups of sixty', () => {
  for (let i = 0; i < 61; i++) {
    loop.measured(i === 0 ? 0 : 16);
  }
  expect(messages).toEqual([{ kind: 'intervals', id: 7, intervals: new Array(60).fill(16) }]);
});
