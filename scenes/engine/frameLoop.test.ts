import { expect, it } from 'vitest';
import { type FrameClock, FrameLoop } from './frameLoop.ts';
import type { Motion } from './scene.ts';

class TestFrames implements FrameClock {
  callbacks = new Map<number, (time: number) => void>();
  #id = 0;
  request(callback: (time: number) => void): number {
    this.callbacks.set(++this.#id, callback);
    return this.#id;
  }
  cancel(id: number): void {
    this.callbacks.delete(id);
  }
  waits: { id: number; callback: () => void; ms: number }[] = [];
  wait(callback: () => void, ms: number): number {
    this.waits.push({ id: ++this.#id, callback, ms });
    return this.#id;
  }
  endWait(id: number): void {
    this.waits = this.waits.filter((one) => one.id !== id);
  }
  /** One frame of the browser. */
  pass(time: number): void {
    const due = [...this.callbacks.values()];
    this.callbacks.clear();
    for (const callback of due) callback(time);
  }
}

it('draws once when woken and sleeps when nothing moves', () => {
  const frames = new TestFrames();
  let drawn = 0;
  const loop = new FrameLoop(() => ++drawn < 0, frames);
  loop.start();
  loop.wake();
  loop.wake();
  frames.pass(16);
  expect(drawn).toBe(1);
  expect(frames.callbacks.size).toBe(0);
  loop.wake();
  frames.pass(32);
  expect(drawn).toBe(2);
});

it('continues while the frame reports motion, and passes the time between frames', () => {
  const frames = new TestFrames();
  const intervals: number[] = [];
  let moves = true;
  const loop = new FrameLoop((interval) => {
    intervals.push(interval);
    return moves;
  }, frames);
  loop.start();
  frames.pass(100);
  frames.pass(116);
  moves = false;
  frames.pass(149);
  expect(frames.callbacks.size).toBe(0);
  moves = true;
  loop.wake();
  frames.pass(5000);
  frames.pass(5016);
  expect(intervals).toEqual([0, 16, 33, 0, 16]);
});

it('requests nothing after a stop, even when the frame itself stops it', () => {
  const frames = new TestFrames();
  const loop: FrameLoop = new FrameLoop(() => {
    loop.stop();
    return true;
  }, frames);
  loop.start();
  frames.pass(1);
  loop.wake();
  expect(frames.callbacks.size).toBe(0);
});

it('waits between frames during slow motion, and not when it is woken', () => {
  const frames = new TestFrames();
  const intervals: number[] = [];
  let moves: Motion = 'slowly';
  const loop = new FrameLoop((interval) => {
    intervals.push(interval);
    return moves;
  }, frames);
  loop.start();
  frames.pass(100);
  expect(frames.callbacks.size).toBe(0);
  expect(frames.waits.map(({ ms }) => Math.round(ms))).toEqual([83]);
  frames.waits[0]?.callback();
  frames.pass(200);
  loop.wake();
  expect(frames.waits).toEqual([]);
  moves = true;
  frames.pass(216);
  frames.pass(233);
  // A wait is no measurement of the frame rate.
  expect(intervals).toEqual([0, 0, 0, 17]);
  moves = 'slowly';
  frames.pass(250);
  loop.stop();
  expect([frames.callbacks.size, frames.waits.length]).toEqual([0, 0]);
});
