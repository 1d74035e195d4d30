import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Motion } from '../../../scenes/scene.ts';
import type { DrawnScene } from '../drawing/drawnScene.ts';
import type { SceneName } from '../sceneRegistry.ts';
import { DrawLoop } from './drawLoop.ts';
import type { FromWorker } from './messages.ts';

/** A picture that counts: it moves for ever but for what a test says, and its phase ends at 500. */
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

/** The screen comes to its next frame, 10 ms later. */
function frame(): void {
  now += 10;
  const callback = due;
  due = null;
  callback?.(now);
}

const send = (elapsed: number, { runs = false, wantsMotion = false } = {}) =>
  loop.take({ kind: 'draw', id: 7, changes: { elapsed }, at: now, runs, follows: true, wantsMotion });

it('draws the newest of several views once, and nothing more unasked while time does not run', () => {
  send(1);
  send(2);
  frame();
  frame();
  expect(scene.drawn).toEqual([2]);
  expect(messages).toEqual([{ kind: 'drawn', id: 7, motion: true }]);
});

it('goes on by itself while time runs, and asks for a view where a phase ends, once', () => {
  send(470, { runs: true });
  for (let i = 0; i < 6; i++) frame();
  expect(scene.drawn).toEqual([480, 490]);
  expect(messages.filter(({ kind }) => kind === 'due')).toHaveLength(1);
  send(0, { runs: true });
  frame();
  expect(scene.drawn.at(-1)).toBe(10);
});

it('counts from the quickest message, so that one that comes late makes no step', () => {
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
  // Sent at 15 and held up for 10 ms.
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

it('asks for a view once a second, and stands when none has come for five', () => {
  scene.advance = ({ elapsed }, ms) => ({ elapsed: elapsed + ms });
  send(0, { runs: true });
  for (let i = 0; i < 1_000; i++) frame();
  expect(messages.filter(({ kind }) => kind === 'due')).toHaveLength(1);
  expect(Math.max(...scene.drawn)).toBe(5_000);
  expect(due).toBeNull();
});

it('tells of a rest once, and again only when asked', () => {
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

it('confirms what was sent before when it is drawn, at once when nothing waits', () => {
  loop.confirm(1);
  expect(messages).toEqual([{ kind: 'shown', id: 7, number: 1 }]);
  send(1);
  loop.confirm(2);
  expect(messages).toHaveLength(1);
  frame();
  expect(messages).toContainEqual({ kind: 'shown', id: 7, number: 2 });
});

it('tells intervals of frames that follow each other by the sixty', () => {
  for (let i = 0; i < 61; i++) {
    loop.measured(i === 0 ? 0 : 16);
  }
  expect(messages).toEqual([{ kind: 'intervals', id: 7, intervals: new Array(60).fill(16) }]);
});
